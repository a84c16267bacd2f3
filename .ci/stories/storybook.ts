import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Where `npm run build-storybook` writes. */
export const built = join(root, '.storybook/dist');
/** `STORIES` builds only part of the Storybook; the marker file distinguishes it from a full build. */
const part = process.env['STORIES'];
const partMark = join(built, 'part');
const sources = ['packages', 'stories', 'apps/admin/src', '.storybook', 'package-lock.json'];

/** A story or page of a Storybook. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: string;
}

/** `index.json` of a built Storybook. */
export interface StoryIndex {
  v: number;
  entries: Record<string, IndexEntry>;
}

/** Reads the index of a built Storybook. */
export const readIndex = (folder: string): StoryIndex =>
  JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;

/** When the newest file below a path was changed, in milliseconds; 0 when there is none. */
async function newest(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const names = (await readdir(path)).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(
    info.mtimeMs,
    ...(await Promise.all(names.map((name) => newest(join(path, name))))),
  );
}

/** Builds Storybook unless there is a full build that is newer than its sources. Its page is written last. */
export async function buildWhenOld(): Promise<void> {
  const changed = await Promise.all(sources.map((source) => newest(join(root, source))));
  const builtAt = (await stat(join(built, 'iframe.html')).catch(() => null))?.mtimeMs ?? 0;
  const isWhole = !(await stat(partMark).catch(() => null));
  if (!part && isWhole && builtAt > Math.max(...changed)) return;
  console.log('stories: building Storybook …');
  const { status } = spawnSync('npm', ['run', 'build-storybook', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('stories: Storybook could not be built');
  if (part) writeFileSync(partMark, part);
}
