import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultWindow } from '../../.storybook/modes.ts';
import { findHeadlessShell } from '../chromium.ts';
import { serveFolder } from '../static.ts';
import { runInBrowsers } from '../stories/browsers.ts';
import { readIndex } from '../stories/storybook.ts';
import { Camera } from './camera.ts';
import { captureName, type Captures } from './compare.ts';
import { planStories, type PlanFilter, type PlannedStory } from './plan.ts';

/** A loaded machine takes its time; only what never happens fails by time, in milliseconds. */
const patience = 60_000;

/** Plans the stories of a built Storybook. */
export async function planOf(built: string, filter: PlanFilter): Promise<PlannedStory[]> {
  const server = await serveFolder(built);
  try {
    return await planStories(server.url, readIndex(built), await findHeadlessShell(), filter);
  } finally {
    await server.close();
  }
}

/** `once` takes half the time of `stable`, which takes captures until two in a row are identical. */
export type CaptureKind = 'once' | 'stable';

/**
 * Writes the captures of a story to `folder`.
 * @returns why it failed, or null
 */
async function captureStory(
  camera: Camera,
  { id, storyId, modes, ignored }: PlannedStory,
  folder: string,
  kind: CaptureKind,
): Promise<string | null> {
  const [first] = Object.values(modes);
  const failure = await camera.play(storyId, first?.viewport ?? defaultWindow);
  const unstable: string[] = [];
  for (const [name, mode] of Object.entries(modes)) {
    const png = await (kind === 'stable'
      ? camera.captureStable(mode, ignored)
      : camera.captureOnce(mode, ignored));
    if (png) writeFileSync(join(folder, captureName(id, name)), png);
    else unstable.push(name);
  }
  if (failure !== null) return `its play failed: ${failure}`;
  return unstable.length > 0 ? `never two identical frames: ${unstable.join(', ')}` : null;
}

/** Captures the planned stories of a built Storybook into `folder`. */
export async function capture(
  built: string,
  stories: PlannedStory[],
  folder: string,
  kind: CaptureKind,
): Promise<Captures> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(stories));
  // What a story leaves behind meets the same story in both revisions: those of a file stay together.
  await runInBrowsers(built, stories, {
    open: (context, url) => Camera.open(context, url),
    run: (camera, story) => captureStory(camera, story, folder, kind),
    end: ({ id }, failure) => {
      if (failure !== null) writeFileSync(join(folder, `${id}.failed`), failure);
    },
    patience,
  });
  return { folder, stories };
}
