import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without the interface of a browser: Debian's and Google's names of it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The programs of these names on the PATH, whether they exist or not; earlier names first. */
function candidatesOf(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else one of the usual names on the PATH,
 * else Playwright's own. Throws when there is none.
 */
export async function findChromium(): Promise<string> {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished) {
    if (await isProgram(wished)) return wished;
    throw new Error(`CHROMIUM_PATH names no program: ${wished}`);
  }
  for (const path of [...candidatesOf(names), chromium.executablePath()]) {
    if (await isProgram(path)) return path;
  }
  throw new Error(
    'No Chromium found: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
}

/**
 * The path of a Chromium for tests that load many pages: its headless shell where one is installed, whose
 * browser process takes half the processor time for a page; else as `findChromium`.
 */
export async function findHeadlessShell(): Promise<string> {
  if (!process.env['CHROMIUM_PATH']) {
    for (const path of candidatesOf(shellNames)) if (await isProgram(path)) return path;
  }
  return findChromium();
}
