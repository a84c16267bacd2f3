/**
 * `npm run visual -- --base REF [PATTERN…]`: builds the Storybook of REF and of the working tree, captures the
 * stories of both in light and dark, compares them pixel by pixel and writes reports/visual/index.html. Files of
 * stories that import nothing that differs, directly or through others, are neither built nor captured.
 * Ends with 1 when a capture differs, is new or is gone, or when a story fails.
 *
 *   --base REF    the revision to compare with, default HEAD
 *   --all         all stories, whatever they import
 *   --modes TEXT  only modes whose name matches this regular expression, for example `dark`
 *   --repeat N    captures the working tree N times instead, and compares each time with the first
 *   PATTERN       only stories whose id or `title/name` matches one of these regular expressions
 *
 * Modes come from `.storybook/modes.ts`, ignore rules from `parameters.chromatic` of the current checkout.
 * Both builds are captured on this machine: fonts differ between machines. The build and the captures of a base
 * are kept in node_modules/.cache/visual for a day. `STORIES` builds a part of both Storybooks.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { cache, captureBase, removeOldCaches, type Shot } from './visual/base.ts';
import { buildStorybook, git, stopChildren } from './visual/build.ts';
import { closeBrowsers } from './stories/browsers.ts';
import { capture, planOf } from './visual/capture.ts';
import { globOf, storiesToCompare } from './visual/changes.ts';
import { compareCaptures, type Entry } from './visual/compare.ts';
import type { PlanFilter } from './visual/plan.ts';
import { writeReport } from './visual/report.ts';

const root = resolve(import.meta.dirname, '..');
const report = join(root, 'reports/visual');

const { values: options, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    base: { type: 'string', default: 'HEAD' },
    modes: { type: 'string' },
    repeat: { type: 'string' },
  },
});
const filter: PlanFilter = {
  files: null,
  stories: patterns.length > 0 ? new RegExp(patterns.join('|'), 'i') : null,
  modes: options.modes ? new RegExp(options.modes) : null,
};

const started = performance.now();
const log = (text: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  console.log(`visual: ${seconds} s  ${text}`);
};

/** Captures stories of a revision again, with two identical frames each, in place of the captures it has. */
async function retake(shot: Shot, ids: ReadonlySet<string>, folder: string): Promise<void> {
  const again = shot.stories.filter(({ id }) => ids.has(id));
  for (const { id } of again) rmSync(join(shot.folder, `${id}.failed`), { force: true });
  await capture(shot.built, again, folder, 'stable');
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.json')) continue;
    cpSync(join(folder, name), join(shot.folder, name));
  }
}

/**
 * Compares two sets of captures. What differs at first look is captured again before it counts: the same text is
 * sometimes rasterised a shade lighter.
 *
 * @param retaken the sets of which that is captured again
 */
async function compareTwice(
  base: Shot,
  current: Shot,
  { work, retaken, folder }: { work: string; retaken: readonly Shot[]; folder: string },
): Promise<Entry[]> {
  const suspects = compareCaptures(base, current, join(work, 'first-look'));
  const isInBoth = ({ kind }: Entry): boolean => kind === 'changed' || kind === 'failed';
  const ids = new Set(suspects.filter(isInBoth).map(({ id }) => id));
  if (ids.size > 0) {
    log(`${ids.size} stories differ at first look; capturing them again …`);
    for (const [number, shot] of retaken.entries()) {
      await retake(shot, ids, mkdtempSync(join(work, `again-${number}-`)));
    }
  }
  return compareCaptures(base, current, folder);
}

/** Prints what differs, one line per story. */
function summarize(entries: Entry[]): void {
  const byStory = Map.groupBy(entries, ({ kind, id }) => `${kind} ${id}`);
  for (const [name, captures] of byStory) {
    const [first] = captures;
    const detail = captures.map(({ mode, pixels }) => (pixels ? `${mode} ${pixels} px` : mode));
    console.log(`${name}  ${first?.title}/${first?.name}  (${detail.join(', ')})`);
    if (first?.reason) console.log(`  ${first.reason}`);
  }
}

/** Compares with the base revision. Returns the number of captures that differ. */
async function compareWithBase(work: string): Promise<number> {
  const commit = git(root, 'rev-parse', '--verify', `${options.base}^{commit}`);
  const headline = `${options.base} (${commit.slice(0, 12)}) → working tree`;
  const files = options.all ? null : storiesToCompare(root, commit);
  if (files?.size === 0) {
    log('no story imports a file that differs: nothing to capture (--all captures all the same)');
    log(`report: ${writeReport(report, headline, [])}`);
    return 0;
  }
  if (files) log(`${files.size} files of stories import what differs; --all captures all`);
  const part = process.env['STORIES'] || (files ? globOf(files) : undefined);
  const built = join(work, 'storybook');
  log('working tree: building …');
  await buildStorybook(root, built, part);
  const chosen = { ...filter, files };
  const plan = await planOf(built, chosen);
  const base = await captureBase({ commit, part, filter: chosen, built, plan }, work, log);
  log(`working tree: capturing ${plan.length} stories …`);
  const { folder } = await capture(built, plan, join(work, 'captures'), 'once');
  const current: Shot = { built, folder, stories: plan };

  const retaken = [base, current];
  const entries = await compareTwice(base, current, { work, retaken, folder: report });
  const page = writeReport(report, headline, entries);
  summarize(entries);
  const captures = plan.reduce((sum, { modes }) => sum + Object.keys(modes).length, 0);
  const stories = new Set(entries.map(({ id }) => id)).size;
  log(
    `${plan.length} stories, ${captures} captures: ${entries.length} differ, of ${stories} stories`,
  );
  log(`report: ${page}`);
  return entries.length;
}

/** Captures the working tree again and again. Returns the number of captures that ever differ. */
async function compareWithItself(work: string, times: number): Promise<number> {
  const built = join(work, 'storybook');
  log('working tree: building …');
  await buildStorybook(root, built, process.env['STORIES']);
  const plan = await planOf(built, filter);
  log(`1 of ${times}: capturing ${plan.length} stories …`);
  const once = await capture(built, plan, join(work, 'captures-1'), 'stable');
  const first: Shot = { ...once, built, stories: plan };
  const all: Entry[] = [];
  for (let time = 2; time <= times; time += 1) {
    const captures = await capture(built, plan, join(work, `captures-${time}`), 'stable');
    const again: Shot = { ...captures, built, stories: plan };
    const entries = await compareTwice(first, again, {
      work,
      retaken: [again],
      folder: join(report, String(time)),
    });
    writeReport(join(report, String(time)), `capture 1 → capture ${time}`, entries);
    summarize(entries);
    log(`${time} of ${times}: ${entries.length} captures differ from the first`);
    all.push(...entries);
    rmSync(again.folder, { recursive: true });
  }
  log(`report: ${join(report, 'N/index.html')}, N from 2 to ${times}`);
  return all.length;
}

await ensureBrowser();
removeOldCaches();
const work = mkdtempSync(join(cache, 'run-'));
// The default of a signal ends the process at once; the checkout of the base must be removed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.exitCode = 1;
    stopChildren();
    void closeBrowsers();
  });
}
try {
  rmSync(report, { recursive: true, force: true });
  const times = Number(options.repeat ?? 0);
  const differing = times > 1 ? await compareWithItself(work, times) : await compareWithBase(work);
  process.exitCode ||= differing === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
