import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
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
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...candidates, chromium.executablePath()]) {
    if (await isProgram(path)) return path;
  }
  throw new Error(
    'No Chromium found: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  );
}
