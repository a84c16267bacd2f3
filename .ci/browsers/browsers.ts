/**
 * `npm run browsers`: a day at the desk in Firefox and WebKit, through the built product, and a part of it in the static
 * demo; once for a release. Of each it takes what is installed: the system's (`firefox` by WebDriver BiDi, WebKitGTK by `WebKitWebDriver` and Xvfb), else
 * Playwright's. One that is missing is left out, and named. Pictures of each part are left in `reports/browsers`.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';
import globalSetup from '../../apps/admin/e2e/globalSetup.ts';
import { Product } from '../../apps/admin/e2e/server.ts';
import { localTime } from '../../packages/api/src/rules/localTime.ts';
import { findChromium } from '../chromium.ts';
import { findProgram } from '../packages.ts';
import { serveFolder } from '../static.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';
import { parts as deskParts, type Day, type Part } from './day.ts';
import { playDemo } from './demo.ts';
import { User } from './user.ts';
import { openPlaywright } from './playwright.ts';
import type { Browser } from './driver.ts';

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, 'reports/browsers');
const demoFolder = join(root, 'dist/demo');
const parts: readonly Part[] = [...deskParts, { name: 'demo', play: playDemo }];

/** A picture of one pixel. */
const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Kind {
  name: string;
  /** How it is opened; null when it is not installed. */
  open: (() => Promise<Browser>) | null;
  /** How it is installed. */
  missing: string;
}

function findFirefox(): Kind['open'] {
  const program = findProgram('firefox-esr', 'firefox');
  if (program) return () => openFirefox(program);
  return existsSync(firefox.executablePath()) ? () => openPlaywright(firefox) : null;
}

function findWebKit(): Kind['open'] {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  if (driver && screen) return () => openWebKit(driver, screen);
  return existsSync(webkit.executablePath()) ? () => openPlaywright(webkit) : null;
}

const kinds: readonly Kind[] = [
  {
    name: 'firefox',
    open: findFirefox(),
    missing: 'apt install firefox-esr, or npx playwright install firefox --with-deps',
  },
  {
    name: 'webkit',
    open: findWebKit(),
    missing: 'apt install webkit2gtk-driver xvfb, or npx playwright install webkit --with-deps',
  },
  // For comparison, when it is named.
  { name: 'chromium', open: () => openPlaywright(chromium, findChromium()), missing: '' },
];

/** Plays the day in a browser, with a server and a store of its own. @returns whether all went well */
async function play(open: () => Promise<Browser>, chosen: readonly string[]): Promise<boolean> {
  const product = await Product.start();
  const demo = await serveFolder(demoFolder, '/anzhu/demo');
  const browser = await open();
  const user = new User(browser);
  const day: Day = {
    url: product.url,
    demoUrl: demo.url,
    picturePath: join(reports, 'portrait.png'),
    room: '',
  };
  let isGood = true;
  try {
    for (const { name, play: act } of parts) {
      if (chosen.length > 0 && name !== 'sign-in' && !chosen.includes(name)) continue;
      const started = Date.now();
      try {
        await act(user, day);
        console.log(`  ✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      } catch (error) {
        isGood = false;
        console.log(`  ✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
        await browser.picture(join(reports, `${browser.name}-${name}-failed.png`));
        await browser.goto(`${day.url}/admin/index/roomManage`);
        continue;
      }
      await browser.picture(join(reports, `${browser.name}-${name}.png`));
    }
  } finally {
    await browser.close();
    await demo.close();
    await product.remove();
  }
  return isGood;
}

/** Names of browsers and of chosen of the day. @default Firefox and WebKit, all of it */
const wanted = process.argv.slice(2);
const chosen = wanted.filter((word) => parts.some(({ name }) => name === word));
const named = kinds.filter(({ name }) => wanted.includes(name));
if (!existsSync(join(demoFolder, 'index.html'))) {
  throw new Error('browsers: the demo is not built: npm run demo:build');
}
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
await writeFile(join(reports, 'portrait.png'), portrait);
// The browsers have the machine's clock.
process.env['HOUR'] = localTime(Date.now()).slice(11, 16);
const end = await globalSetup();
for (const { name, open, missing } of named.length > 0 ? named : kinds.slice(0, 2)) {
  if (!open) {
    console.log(`- ${name}: left out, not installed: ${missing}`);
    continue;
  }
  console.log(name);
  if (!(await play(open, chosen))) process.exitCode = 1;
}
await end();
