import { createHash } from 'node:crypto';
import {
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
import { findHeadlessShell } from '../chromium.ts';
import { readIndex } from '../stories/storybook.ts';
import { buildStorybook, checkOut, git } from './build.ts';
import { capture, planOf } from './capture.ts';
import type { Captures } from './compare.ts';
import { withRulesOf, type PlanFilter, type PlannedStory } from './plan.ts';

const root = resolve(import.meta.dirname, '../..');
/** Builds and captures of bases, by commit; of no revision, and not part of the repository. */
export const cache = join(root, 'node_modules/.cache/visual');
const cacheLifetime = 24 * 3600 * 1000;

/** The captures of a revision, and the Storybook that they show. */
export interface Shot extends Captures {
  built: string;
  stories: PlannedStory[];
}

/** What is compared with a base. */
export interface Comparee {
  /** The commit of the base. */
  commit: string;
  /** The `STORIES` that both Storybooks are restricted to. */
  part: string | undefined;
  filter: PlanFilter;
  /** The Storybook of the working tree, and its plan. */
  built: string;
  plan: PlannedStory[];
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Names the captures of a base: they are valid for one revision, tool, browser, day and plan. */
async function captureKey({ commit, part, filter, plan }: Comparee): Promise<string> {
  const tool = globSync('.ci/visual/*.ts', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const browser = statSync(await findHeadlessShell());
  const day = new Date().toDateString();
  const settings = [part, filter.stories?.source, filter.modes?.source];
  const key = JSON.stringify([tool, browser.size, browser.mtimeMs, day, settings, plan]);
  return `${commit.slice(0, 12)}-${digest(key)}`;
}

/** Removes what is older than a day: stories show the date. */
export function removeOldCaches(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > cacheLifetime) rmSync(folder, { recursive: true });
  }
}

/** Moves a finished folder into the cache, unless another run was first. Returns where it stands. */
function keep(folder: string, kept: string): string {
  if (existsSync(kept)) return folder;
  renameSync(folder, kept);
  return kept;
}

/** The folder of the base's Storybook, of an earlier run or built now. */
async function buildBase({ commit, part }: Comparee, work: string): Promise<string> {
  const kept = join(cache, `${commit.slice(0, 12)}-storybook-${digest(part ?? '')}`);
  if (existsSync(join(kept, 'index.json'))) return kept;
  // Not below node_modules: what is there is not compiled.
  const folder = mkdtempSync(join(tmpdir(), 'anzhu-visual-'));
  const built = join(work, 'base-storybook');
  try {
    const checkout = join(folder, 'base');
    await checkOut(root, commit, checkout);
    await buildStorybook(checkout, built, part);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
  return keep(built, kept);
}

/** Builds and captures the base, or takes from the cache what an earlier run made. */
export async function captureBase(
  compared: Comparee,
  work: string,
  log: (text: string) => void,
): Promise<Shot> {
  const name = `base ${compared.commit.slice(0, 12)}`;
  log(`${name}: building …`);
  const built = await buildBase(compared, work);
  const kept = join(cache, await captureKey(compared));
  const planFile = join(kept, 'plan.json');
  if (existsSync(planFile)) {
    log(`${name}: captures of an earlier run`);
    const stories = JSON.parse(readFileSync(planFile, 'utf8')) as PlannedStory[];
    return { built, folder: kept, stories };
  }
  const basePlan = await planOf(built, compared.filter);
  const stories = withRulesOf(basePlan, compared.plan, readIndex(compared.built));
  log(`${name}: capturing ${stories.length} stories …`);
  const { folder } = await capture(built, stories, join(work, 'base-captures'), 'once');
  // A failure may be the machine's: the next run shall try again.
  const isComplete = !readdirSync(folder).some((file) => file.endsWith('.failed'));
  return { built, folder: isComplete ? keep(folder, kept) : folder, stories };
}
