import { chromium } from 'playwright';
import { findProgram, isProgram } from './packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without the interface of a browser: Debian's and Google's names of it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else one of the usual names on the PATH,
 * else Playwright's own. Throws when there is none.
 */
export function findChromium(): string {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished && !isProgram(wished)) throw new Error(`CHROMIUM_PATH names no program: ${wished}`);
  const path = wished || findProgram(...names) || chromium.executablePath();
  if (isProgram(path)) return path;
  throw new Error(
    'No Chromium found: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
}

/**
 * The path of a Chromium for tests that load many pages: its headless shell where one is installed, whose
 * browser process takes half the processor time for a page; else as `findChromium`.
 */
export const findHeadlessShell = (): string =>
  (process.env['CHROMIUM_PATH'] ? undefined : findProgram(...shellNames)) ?? findChromium();
