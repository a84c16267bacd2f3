/**
 * `npm run demo:build`: builds the whole product as a static site in `dist/demo`, for any folder of a host, and walks
 * through it once in Chromium, served in a folder as GitHub Pages does. Its time begins at that of the build, or at `HOUR`.
 */
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { walkThrough } from './demo/walk.ts';
import { clockShift, hourOfRun, setHour } from './hour.ts';
import { shiftDate } from './shiftDate.ts';
import { serveFolder } from './static.ts';

const root = resolve(import.meta.dirname, '..');
const source = join(root, '.storybook/browser/demo');
const site = join(root, 'dist/demo');

if (process.env['HOUR']) {
  setHour(hourOfRun());
  shiftDate(clockShift());
}
await build({ configFile: join(source, 'vite.config.ts'), logLevel: 'warn' });
await copyFile(join(root, 'apps/admin/public/icon.svg'), join(site, 'icon.svg'));
await copyFile(join(source, '404.html'), join(site, '404.html'));
const { url, close } = await serveFolder(site, '/anzhu/demo');
await walkThrough(url).finally(close);
console.log('demo: dist/demo, walked through');
