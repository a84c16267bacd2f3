import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '../chromium.ts';
import { serveFolder } from '../static.ts';
import { run } from './build.ts';
import type { Captures } from './compare.ts';
import { readIndex, indexForRunner } from '../storyIndex.ts';
import { planStories, type PlanFilter, type PlannedStory } from './plan.ts';

const root = resolve(import.meta.dirname, '../..');
const workers = Math.min(4, availableParallelism());
const testTimeout = 60_000;

/** Plans the stories of a built Storybook. */
export async function planOf(built: string, filter: PlanFilter): Promise<PlannedStory[]> {
  const server = await serveFolder(built);
  try {
    return await planStories(server.url, readIndex(built), await findChromium(), filter);
  } finally {
    await server.close();
  }
}

/**
 * Captures the planned stories of a built Storybook into `folder`.
 *
 * @param kind `once` takes half the time of `stable`, which takes captures until two in a row are identical
 */
export async function capture(
  built: string,
  stories: PlannedStory[],
  folder: string,
  kind: 'once' | 'stable',
): Promise<Captures> {
  mkdirSync(folder, { recursive: true });
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(stories));
  const wanted = new Set(stories.map(({ id }) => id));
  if (wanted.size === 0) return { folder, stories };
  const server = await serveFolder(built, {
    '/index.json': JSON.stringify(indexForRunner(readIndex(built), ({ id }) => wanted.has(id))),
  });
  try {
    const result = join(folder, 'result.json');
    // The exit code is not used: a story that fails has left its mark, and one without captures is reported.
    await run(
      'npm',
      [
        'exec',
        '--',
        'test-storybook',
        '--config-dir=.ci/visual',
        '--index-json',
        `--url=${server.url}`,
        `--maxWorkers=${workers}`,
        `--testTimeout=${testTimeout}`,
        '--ci',
        '--disable-telemetry',
        '--json',
        '--outputFile',
        result,
      ],
      { cwd: root, env: { VISUAL_PLAN: planFile, VISUAL_OUT: folder, VISUAL_CAPTURE: kind } },
    );
    if (!existsSync(result)) throw new Error('visual: the test runner gave no result');
  } finally {
    await server.close();
  }
  return { folder, stories };
}
