/**
 * `npm run visual -- --base REF [PATTERN…]`: builds the Storybook of REF and of the working tree, captures
 * every story of both in light and dark, compares them pixel by pixel and writes reports/visual/index.html.
 * Ends with 1 when a capture differs, is new or is gone, or when a story fails.
 *
 *   --base REF    the revision to compare with, default HEAD
 *   --modes TEXT  only modes whose name matches this regular expression, for example `dark`
 *   --repeat N    captures the working tree N times instead, and compares each time with the first
 *   PATTERN       only stories whose id or `title/name` matches one of these regular expressions
 *
 * Modes come from `.storybook/modes.ts`, ignore rules from `parameters.chromatic` of the current checkout.
 * Both builds are captured on this machine: fonts differ between machines. The build and the captures of a base
 * are kept in the temporary folder of the system for a day. `STORIES` builds a part of both Storybooks.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.ts';
import { findChromium } from './chromium.ts';
import { readIndex } from './storyIndex.ts';
import { buildStorybook, checkOut, git, stopChildren } from './visual/build.ts';
import { capture, planOf } from './visual/capture.ts';
import { compareCaptures, type Captures, type Entry } from './visual/compare.ts';
import { withRulesOf, type PlannedStory } from './visual/plan.ts';
import { writeReport } from './visual/report.ts';

const root = resolve(import.meta.dirname, '..');
const report = join(root, 'reports/visual');
const cache = join(tmpdir(), 'anzhu-visual');
const cacheLifetime = 24 * 3600 * 1000;

const { values: options, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'HEAD' },
    modes: { type: 'string' },
    repeat: { type: 'string' },
  },
});
const filter = {
  stories: patterns.length > 0 ? new RegExp(patterns.join('|'), 'i') : null,
  modes: options.modes ? new RegExp(options.modes) : null,
};

const started = performance.now();
const log = (text: string): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  console.log(`visual: ${seconds} s  ${text}`);
};

/** The captures of a revision, and the Storybook that they show. */
interface Shot extends Captures {
  built: string;
  stories: PlannedStory[];
}

/** Names the captures of a base: they are valid for one revision, tool, browser, day and plan. */
async function cacheKey(commit: string, currentPlan: PlannedStory[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync('.ci/visual/*.ts', { cwd: root }).toSorted()) {
    hash.update(readFileSync(join(root, file)));
  }
  const browser = statSync(await findChromium());
  const day = new Date().toDateString();
  const settings = [process.env['STORIES'], filter.stories?.source, filter.modes?.source];
  hash.update(JSON.stringify([browser.size, browser.mtimeMs, day, settings, currentPlan]));
  return `${commit.slice(0, 12)}-${hash.digest('hex').slice(0, 12)}`;
}

function removeOldCaches(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > cacheLifetime) rmSync(folder, { recursive: true });
  }
}

/** The folder of the base's Storybook, of an earlier run or built now. */
async function buildBase(commit: string, work: string): Promise<string> {
  const part = createHash('sha256')
    .update(process.env['STORIES'] ?? '')
    .digest('hex')
    .slice(0, 8);
  const kept = join(cache, `${commit.slice(0, 12)}-storybook-${part}`);
  if (existsSync(join(kept, 'index.json'))) return kept;
  const checkout = join(work, 'base');
  const built = join(work, 'base-storybook');
  try {
    log(`base ${commit.slice(0, 12)}: building …`);
    await checkOut(root, commit, checkout);
    await buildStorybook(checkout, built);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
  return keep(built, kept);
}

/** Moves a finished folder into the cache, unless another run was first. Returns where it stands. */
function keep(folder: string, kept: string): string {
  if (existsSync(kept)) return folder;
  renameSync(folder, kept);
  return kept;
}

/** Captures the base, or takes its captures from the cache. */
async function captureBase(
  commit: string,
  built: string,
  work: string,
  currentPlan: PlannedStory[],
  currentBuild: string,
): Promise<Shot> {
  const kept = join(cache, await cacheKey(commit, currentPlan));
  const planFile = join(kept, 'plan.json');
  if (existsSync(planFile)) {
    log(`base ${commit.slice(0, 12)}: captures of an earlier run`);
    const stories = JSON.parse(readFileSync(planFile, 'utf8')) as PlannedStory[];
    return { built, folder: kept, stories };
  }
  const stories = withRulesOf(await planOf(built, filter), currentPlan, readIndex(currentBuild));
  log(`base ${commit.slice(0, 12)}: capturing ${stories.length} stories …`);
  const { folder } = await capture(built, stories, join(work, 'base-captures'), 'once');
  // A failure may be the machine's: the next run shall try again.
  const isComplete = !readdirSync(folder).some((name) => name.endsWith('.failed'));
  return { built, folder: isComplete ? keep(folder, kept) : folder, stories };
}

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
  const built = join(work, 'storybook');
  log('working tree: building …');
  await buildStorybook(root, built);
  const plan = await planOf(built, filter);
  removeOldCaches();
  const base = await captureBase(commit, await buildBase(commit, work), work, plan, built);
  log(`working tree: capturing ${plan.length} stories …`);
  const { folder } = await capture(built, plan, join(work, 'captures'), 'once');
  const current: Shot = { built, folder, stories: plan };

  const suspects = compareCaptures(base, current, join(work, 'first-look'));
  const isInBoth = ({ kind }: Entry): boolean => kind === 'changed' || kind === 'failed';
  const ids = new Set(suspects.filter(isInBoth).map(({ id }) => id));
  log(`${ids.size} stories differ at first look; capturing them again …`);
  await retake(base, ids, join(work, 'base-again'));
  await retake(current, ids, join(work, 'again'));
  const entries = compareCaptures(base, current, report);
  const page = writeReport(
    report,
    `${options.base} (${commit.slice(0, 12)}) → working tree`,
    entries,
  );
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
  await buildStorybook(root, built);
  const plan = await planOf(built, filter);
  log(`1 of ${times}: capturing ${plan.length} stories …`);
  const first = await capture(built, plan, join(work, 'captures-1'), 'stable');
  const all: Entry[] = [];
  for (let time = 2; time <= times; time += 1) {
    const again = await capture(built, plan, join(work, `captures-${time}`), 'stable');
    const entries = compareCaptures(first, again, join(report, String(time)));
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
const work = mkdtempSync(join(tmpdir(), 'anzhu-visual-run-'));
// The default of a signal ends the process at once; the checkout of the base must be removed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.exitCode = 1;
    stopChildren();
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
