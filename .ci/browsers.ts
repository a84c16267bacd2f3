/**
 * `npm run browsers`: a short journey through the built product in the system's Firefox and in WebKitGTK, by the
 * automation protocols of these browsers. One that is not installed, and cannot be, is skipped in words.
 * Pictures of each step are left in `reports/browsers`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import globalSetup from '../apps/admin/e2e/globalSetup.ts';
import { Product } from '../apps/admin/e2e/server.ts';
import type { Browser } from './browsers/browser.ts';
import { startFirefox } from './browsers/firefox.ts';
import { smokeJourney } from './browsers/journey.ts';
import { Page } from './browsers/page.ts';
import { startWebkit } from './browsers/webkit.ts';
import { installPackages } from './packages.ts';

const reports = resolve(import.meta.dirname, '../reports/browsers');

interface Kind {
  name: string;
  /** Debian's packages of the browser and of what drives it. */
  packages: string[];
  /** Starts the browser; null where it is not installed. */
  start: () => Promise<Browser | null>;
}

const kinds: Kind[] = [
  { name: 'firefox', packages: ['firefox-esr'], start: startFirefox },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], start: startWebkit },
];

/** Goes on the journey in a browser, with a server and a store of its own. */
async function check(name: string, browser: Browser): Promise<void> {
  const product = await Product.start();
  const picture = async (step: string): Promise<void> =>
    writeFile(join(reports, `${name}-${step}.png`), await browser.screenshot());
  try {
    await smokeJourney(new Page(browser), product.url, picture);
  } catch (error) {
    await picture('failure').catch(() => undefined);
    throw error;
  } finally {
    await browser.close();
    await product.remove();
  }
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const end = await globalSetup();
for (const { name, packages, start } of kinds) {
  const started = performance.now();
  const browser = (await start()) ?? (installPackages(packages) ? await start() : null);
  if (!browser) {
    console.log(`- ${name}: skipped, not installed (Debian: ${packages.join(', ')})`);
    continue;
  }
  const failure = await check(name, browser).then(
    () => null,
    (error: unknown) => error,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(failure === null ? `✓ ${name} (${seconds} s)` : `✗ ${name}: ${String(failure)}`);
  if (failure !== null) process.exitCode = 1;
}
await end();
