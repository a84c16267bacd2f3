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

/** A part of a picture, in its pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture with the differing pixels in red, also those of anti-aliased text, and where they are; null without any. */
function difference(base: Buffer, current: Buffer): { picture: Buffer; box: Box } | null {
  if (base.equals(current)) return null;
  const [a, b] = [PNG.sync.read(base), PNG.sync.read(current)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [first, second] = [extend(a, width, height), extend(b, width, height)];
  const mask = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  if (pixelmatch(first, second, mask.data, width, height, { ...options, diffMask: true }) === 0) {
    return null;
  }
  const diff = new PNG({ width, height });
  pixelmatch(first, second, diff.data, width, height, options);
  return { picture: PNG.sync.write(diff), box: boxOf(mask) };
}

/** The smallest box around the pixels that are not transparent. */
function boxOf({ data, width, height }: PNG): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), y];
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** What became of a picture; of a changed one, where. */
interface Found {
  kind: 'changed' | 'new' | 'gone';
  box?: Box;
}

/** The pictures that differ, by name, with the part that changed. Writes those of changed ones into `diff`. */
function compare(base: string, current: string, diff: string): Map<string, Found> {
  const found = new Map<string, Found>();
  rmSync(diff, { recursive: true, force: true });
  mkdirSync(diff, { recursive: true });
  for (const name of new Set([...readdirSync(base), ...readdirSync(current)])) {
    const files = [base, current].map((folder) => join(folder, name));
    const [before, now] = files.map((file) => (existsSync(file) ? readFileSync(file) : null));
    if (!before || !now) {
      found.set(name, { kind: before ? 'gone' : 'new' });
      continue;
    }
    const differing = difference(before, now);
    if (!differing) continue;
    found.set(name, { kind: 'changed', box: differing.box });
    writeFileSync(join(diff, name), differing.picture);
  }
  return found;
}

/** The title and name of each story, by the id that its pictures have. */
function storyNames(built: string): Map<string, string> {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { title: string; name: string }>;
  };
  return new Map(
    Object.entries(entries).map(([id, { title, name }]) => [id, `${title} › ${name}`]),
  );
}

/** Pixels around the changed part that are shown with it. */
const margin = 24;

/** The changed part of a picture, as large as it is. */
function part(folder: string, name: string, { x, y, width, height }: Box): string {
  const size = `width: ${width + 2 * margin}px; height: ${height + 2 * margin}px`;
  return `<div class="part" style="${size}; background: url(&quot;${folder}/${name}&quot;) ${margin - x}px ${margin - y}px no-repeat"></div>`;
}

/** Writes the page of what differs: the changed part before and after, and the whole pictures behind it. */
function writeReport(
  headline: string,
  found: ReadonlyMap<string, Found>,
  names: ReadonlyMap<string, string>,
): void {
  const sections = [...found].map(([name, { kind, box }]) => {
    const [id = '', theme = ''] = name.split('.');
    const folders = ['base', 'current', 'diff'].filter((folder) =>
      existsSync(join(report, folder, name)),
    );
    const figures = (content: (folder: string) => string): string =>
      folders
        .map((folder) => `<figure><figcaption>${folder}</figcaption>${content(folder)}</figure>`)
        .join('');
    const whole = figures(
      (folder) =>
        `<a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt="${folder}"></a>`,
    );
    const title = `<h2>${names.get(id) ?? id}, ${theme}: ${kind}</h2>`;
    if (!box) return `${title}<div class="row">${whole}</div>`;
    const place = `<p>${box.width} × ${box.height} px at ${box.x}, ${box.y}</p>`;
    const parts = figures((folder) => part(folder, name, box));
    return `${title}${place}<div class="row">${parts}</div><details><summary>Whole</summary><div class="row">${whole}</div></details>`;
  });
  const style =
    'body { font: 14px sans-serif; color-scheme: light dark } .row { display: flex; gap: 12px } figure { flex: 1; margin: 0; min-width: 0 } img, .part { max-width: 100%; border: 1px solid gray }';
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
  const titles = new Map([...storyNames(builds[0]), ...storyNames(builds[1])]);
  writeReport(`${values.base} (${commit.slice(0, 12)}) → working tree`, found, titles);
  for (const [name, { kind }] of found) console.log(`${kind} ${name.replace('.png', '')}`);
  console.log(
    `visual: ${names.size} pictures, ${found.size} differ: ${join(report, 'index.html')}`,
  );
  process.exitCode = found.size === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
