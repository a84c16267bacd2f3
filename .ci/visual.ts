/**
 * `npm run visual -- --base REF [WORD…]`: builds the Storybook of REF (default HEAD) and of the working tree, takes a
 * picture of every story of both in light and dark with the runner of the stories, and compares them pixel by pixel.
 * Words restrict it to titles, as those of `npm run stories`; `STORIES` builds a part. Writes
 * `reports/visual/index.html` and ends with 1 when a picture differs, is new or is gone. Both are taken on this
 * machine: fonts differ between machines.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { serveFolder } from './static.ts';
import { buildStorybook, run, runStories } from './storybook.ts';

const root = resolve(import.meta.dirname, '..');
const report = join(root, 'reports/visual');
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'HEAD' } },
});

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * Gives a checkout the packages that are installed here. Those of the workspace are its own: a link to the whole
 * folder would lead to the sources here.
 */
function linkPackages(checkout: string): void {
  const target = join(checkout, 'node_modules');
  mkdirSync(join(target, '@anzhu'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@anzhu' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(target, name));
  }
  for (const folder of globSync('{packages,apps}/*', { cwd: checkout })) {
    symlinkSync(join(checkout, folder), join(target, '@anzhu', folder.split('/')[1] ?? ''));
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(checkout, folder, 'node_modules'));
  }
}

/** Builds the Storybook of a commit into a folder. */
async function buildBase(commit: string, folder: string): Promise<void> {
  // Not below node_modules: what is there is not compiled.
  // A dot: with a hyphen and two capitals behind it the optimizer of locales takes the path for one.
  const checkout = join(mkdtempSync(join(tmpdir(), 'anzhu-visual.')), 'base');
  git('worktree', 'add', '--detach', checkout, commit);
  try {
    const isSameLock = git('diff', '--name-only', commit, '--', 'package-lock.json') === '';
    if (isSameLock) linkPackages(checkout);
    else await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: checkout });
    await buildStorybook(checkout, folder);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
}

/** Takes the pictures of a built Storybook. A story that fails has none. */
async function takePictures(
  built: string,
  titles: readonly string[],
  pictures: string,
): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const server = await serveFolder(built);
  await runStories(server.url, titles, { pictures });
  await server.close();
}

/** The picture, at the upper left of a larger one, which is magenta: no story is. */
function extend(png: PNG, width: number, height: number): Buffer {
  const extended = new PNG({ width, height });
  extended.data.fill(Buffer.from([255, 0, 255, 255]));
  PNG.bitblt(png, extended, 0, 0, png.width, png.height, 0, 0);
  return extended.data;
}

/** A picture with the differing pixels in red, also those of anti-aliased text; null where there are none. */
function difference(base: Buffer, current: Buffer): Buffer | null {
  if (base.equals(current)) return null;
  const [a, b] = [PNG.sync.read(base), PNG.sync.read(current)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const diff = new PNG({ width, height });
  const [first, second] = [extend(a, width, height), extend(b, width, height)];
  const pixels = pixelmatch(first, second, diff.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return pixels === 0 ? null : PNG.sync.write(diff);
}

type Kind = 'changed' | 'new' | 'gone';

/** The pictures that differ, by name. Writes those of changed ones into `diff`. */
function compare(base: string, current: string, diff: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  rmSync(diff, { recursive: true, force: true });
  mkdirSync(diff, { recursive: true });
  for (const name of new Set([...readdirSync(base), ...readdirSync(current)])) {
    const files = [base, current].map((folder) => join(folder, name));
    const [before, now] = files.map((file) => (existsSync(file) ? readFileSync(file) : null));
    if (!before || !now) {
      found.set(name, before ? 'gone' : 'new');
      continue;
    }
    const picture = difference(before, now);
    if (!picture) continue;
    found.set(name, 'changed');
    writeFileSync(join(diff, name), picture);
  }
  return found;
}

/** Writes the page with the pictures that differ, base, current and difference side by side. */
function writeReport(headline: string, found: ReadonlyMap<string, Kind>): void {
  const sections = [...found].map(([name, kind]) => {
    const pictures = ['base', 'current', 'diff']
      .filter((folder) => existsSync(join(report, folder, name)))
      .map(
        (folder) =>
          `<figure><figcaption>${folder}</figcaption><a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt="${folder}"></a></figure>`,
      );
    return `<h2>${name.replace('.png', '')}: ${kind}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body { font: 14px sans-serif; color-scheme: light dark } div { display: flex; gap: 12px } figure { flex: 1; margin: 0 } img { max-width: 100%; border: 1px solid gray }';
  const body = sections.join('\n') || '<p>No difference.</p>';
  writeFileSync(
    join(report, 'index.html'),
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Visual comparison</title>\n<style>${style}</style>\n<h1>${headline}</h1>\n${body}\n</html>\n`,
  );
}

const commit = git('rev-parse', '--verify', `${values.base}^{commit}`);
const [base, current, diff] = ['base', 'current', 'diff'].map((name) => join(report, name)) as [
  string,
  string,
  string,
];
const work = mkdtempSync(join(root, 'node_modules/.cache/visual-'));
rmSync(report, { recursive: true, force: true });
try {
  const builds = [join(work, 'base'), join(work, 'current')] as const;
  await buildBase(commit, builds[0]);
  await buildStorybook(root, builds[1]);
  await takePictures(builds[0], words, base);
  await takePictures(builds[1], words, current);
  // What differs is taken once more before it counts: a busy machine may have shown a moment in between.
  const stories = [...compare(base, current, diff).keys()].map((name) => name.split('--')[0] ?? '');
  if (stories.length > 0) {
    await takePictures(builds[0], [...new Set(stories)], base);
    await takePictures(builds[1], [...new Set(stories)], current);
  }
  const found = compare(base, current, diff);
  const names = new Set([...readdirSync(base), ...readdirSync(current)]);
  for (const name of names) {
    if (!found.has(name))
      for (const folder of [base, current]) rmSync(join(folder, name), { force: true });
  }
  writeReport(`${values.base} (${commit.slice(0, 12)}) → working tree`, found);
  for (const [name, kind] of found) console.log(`${kind} ${name.replace('.png', '')}`);
  console.log(
    `visual: ${names.size} pictures, ${found.size} differ: ${join(report, 'index.html')}`,
  );
  process.exitCode = found.size === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
