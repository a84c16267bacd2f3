/**
 * `npm run stories`: runs every story of the built Storybook in Chromium with `@storybook/test-runner`, whose hooks
 * (`.storybook/test-runner.ts`) add our own checks. Builds Storybook when it is missing or older than its sources.
 * Words restrict it to the titles that have one of them: `npm run stories -- RoomBoard Dialog`.
 */
import { globSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openRunFolder } from './runFolder.ts';
import { serveFolder } from './static.ts';
import { buildStorybook, runStories } from './storybook.ts';

const root = resolve(import.meta.dirname, '..');
/** `STORIES` builds a part of the Storybook, beside the whole one of `npm run build-storybook`. */
const isPart = Boolean(process.env['STORIES']);
const built = join(root, isPart ? 'node_modules/.cache/storybook' : '.storybook/dist');
const sources = [
  '{packages,stories,apps/admin/src,apps/server/src,.storybook}/**/*.{ts,tsx,mdx,css,svg,json}',
  'package-lock.json',
];

const changedAt = (file: string): number =>
  statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the built Storybook is whole and newer than its sources. */
function isFresh(): boolean {
  const files = globSync(sources, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) });
  const builtAt = changedAt('.storybook/dist/iframe.html');
  return !isPart && files.every((file) => changedAt(file) < builtAt);
}

openRunFolder();
const report = join(root, 'reports/stories.json');
await rm(report, { force: true });
await mkdir(join(root, 'reports'), { recursive: true });
if (!isFresh()) await buildStorybook(root, built);
const server = await serveFolder(built);
process.exitCode = await runStories(server.url, process.argv.slice(2), { report });
await server.close();
