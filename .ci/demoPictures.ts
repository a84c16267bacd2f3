/**
 * `npm run demo:pictures`: draws the pictures of the demo's hotels, room types and discounts into
 * apps/server/src/demo/pictures, in Chromium. The results are committed: a first start only copies them.
 * Fails when a picture is over 20 kB.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { findChromium } from './chromium.ts';
import { discountPictures } from './demoPictures/discounts.ts';
import { hotelPictures } from './demoPictures/hotels.ts';
import { height, width } from './demoPictures/ink.ts';
import { palettePng } from './demoPictures/palettePng.ts';
import { roomPictures } from './demoPictures/rooms.ts';

const folder = resolve(import.meta.dirname, '../apps/server/src/demo/pictures');
const maxSize = 20_000;

const pictures = { ...hotelPictures, ...roomPictures, ...discountPictures };
const browser = await chromium.launch({ executablePath: await findChromium() });
const page = await browser.newPage({ viewport: { width, height } });
await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, svg] of Object.entries(pictures)) {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  const drawn = palettePng(PNG.sync.read(await page.screenshot()));
  await writeFile(join(folder, `${name}.png`), drawn);
  console.log(`${name.padEnd(22)} ${(drawn.length / 1000).toFixed(1)} kB`);
  total += drawn.length;
  if (drawn.length > maxSize) process.exitCode = 1;
}
console.log(`${Object.keys(pictures).length} pictures, ${(total / 1000).toFixed(0)} kB`);
await browser.close();
