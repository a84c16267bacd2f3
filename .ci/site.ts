/**
 * `npm run site`: gathers what GitHub Pages shows in `dist/site`: the demo and the Storybook, which are built before, under
 * two paths, and a page that leads to both.
 */
import { existsSync } from 'node:fs';
import { cp, copyFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeReference } from './reference/write.ts';
import { firstPage, parts } from './site/firstPage.ts';

const root = resolve(import.meta.dirname, '..');
const site = join(root, 'dist/site');
const demo = join(root, 'dist/demo');
const built: Record<keyof typeof parts, string> = {
  demo,
  storybook: join(root, '.storybook/dist'),
};

await writeReference();
await rm(site, { recursive: true, force: true });
for (const [path, folder] of Object.entries(built)) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`site: ${folder} is not built: npm run build-storybook, npm run demo:build`);
  }
  await cp(folder, join(site, path), { recursive: true });
}
await writeFile(join(site, 'index.html'), firstPage());
// The host has one such page for all paths; that of the demo finds the folder of a route itself.
await copyFile(join(demo, '404.html'), join(site, '404.html'));
console.log('site: dist/site');
