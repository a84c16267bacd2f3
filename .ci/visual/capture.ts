import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { defaultWindow } from '../../.storybook/modes.ts';
import { findHeadlessShell } from '../chromium.ts';
import { serveFolder } from '../static.ts';
import { readIndex } from '../storyIndex.ts';
import { Camera } from './camera.ts';
import { captureName, type Captures } from './compare.ts';
import { planStories, type PlanFilter, type PlannedStory } from './plan.ts';

const workers = 3;
/** A loaded machine takes its time; only what never happens fails by time, in milliseconds. */
const patience = 60_000;
/** A page is replaced after so many stories: what they leave in memory stays bounded. */
const storiesPerPage = 400;

const browsers = new Set<Browser>();

/** Ends the browsers of all captures, which fail then. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...browsers].map((browser) => browser.close()));
}

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

/** Resolves as `work` does; rejects when that takes too long. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: never, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`not ready in ${milliseconds} ms`)),
    milliseconds,
  );
  return Promise.race([work, never]).finally(() => clearTimeout(timer));
}

/**
 * Writes the captures of a story to `folder`.
 * @returns why it failed, or null
 */
async function captureStory(
  camera: Camera,
  { id, modes, ignored }: PlannedStory,
  folder: string,
  kind: CaptureKind,
): Promise<string | null> {
  const [first] = Object.values(modes);
  const failure = await camera.play(id, first?.viewport ?? defaultWindow);
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

/**
 * Captures groups of stories until none is left in `waiting`. A page in which a story has failed is replaced.
 */
async function captureGroups(
  context: BrowserContext,
  url: string,
  waiting: PlannedStory[][],
  folder: string,
  kind: CaptureKind,
): Promise<void> {
  let camera: Camera | null = null;
  let count = 0;
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    for (const story of group) {
      camera ??= await Camera.open(context, url);
      count += 1;
      const failure = await within(patience, captureStory(camera, story, folder, kind)).catch(
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (failure !== null) writeFileSync(join(folder, `${story.id}.failed`), failure);
      if (failure === null && count < storiesPerPage) continue;
      await camera.close();
      camera = null;
      count = 0;
    }
  }
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
  const files = [...Map.groupBy(stories, ({ file }) => file).values()];
  // The largest first: browsers then end at about the same time.
  const waiting = files.toSorted((a, b) => b.length - a.length);
  const server = await serveFolder(built);
  const executablePath = await findHeadlessShell();
  const args = ['--disable-gpu-watchdog', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const work = async (): Promise<void> => {
    const browser = await chromium.launch({
      executablePath,
      args,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    browsers.add(browser);
    try {
      const context = await browser.newContext({
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(patience);
      await captureGroups(context, server.url, waiting, folder, kind);
    } finally {
      browsers.delete(browser);
      await browser.close();
    }
  };
  try {
    const count = Math.min(workers, waiting.length);
    await Promise.all(Array.from({ length: count }, work));
  } finally {
    await server.close();
  }
  return { folder, stories };
}
