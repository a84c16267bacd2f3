/**
 * The capture of `npm run visual`, run by the Storybook test runner against a built Storybook of any
 * revision. It reads what to capture from the plan at `VISUAL_PLAN` and writes PNGs to `VISUAL_OUT`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { defaultWindow, type Mode } from '../../.storybook/modes.ts';
import { captureName } from './compare.ts';
import type { PlannedStory } from './plan.ts';
import { Camera } from './settle.ts';

function readSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: captures are started by npm run visual`);
  return value;
}

const out = readSetting('VISUAL_OUT');
const planned = JSON.parse(readFileSync(readSetting('VISUAL_PLAN'), 'utf8')) as PlannedStory[];
const isStable = readSetting('VISUAL_CAPTURE') === 'stable';
const stories = new Map(planned.map((story) => [story.id, story]));
const cameras = new WeakMap<Page, Camera>();

function cameraOf(page: Page): Camera {
  const camera = cameras.get(page) ?? new Camera(page);
  cameras.set(page, camera);
  return camera;
}

/** Shows the story as it stands in a mode, without rendering it again, and hides what is ignored. */
async function applyMode(page: Page, { theme, density, viewport }: Mode, ignored: string[]) {
  await page.setViewportSize(viewport);
  await page.evaluate(
    ([appearance, selectors]) => {
      Object.assign(document.documentElement.dataset, appearance);
      const style = document.getElementById('visual-style') ?? document.createElement('style');
      style.id = 'visual-style';
      const rules = ['* { caret-color: transparent !important; }'];
      // One rule each: an invalid selector of a story must not disable the others.
      for (const selector of selectors)
        rules.push(`${selector} { visibility: hidden !important; }`);
      style.textContent = rules.join('\n');
      document.head.append(style);
    },
    [{ theme, density }, ['[data-chromatic="ignore"]', '.chromatic-ignore', ...ignored]] as const,
  );
}

const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    const address = new URL('iframe.html', readSetting('TARGET_URL'));
    // axe belongs to `npm run stories`; it takes longer than the capture.
    address.searchParams.set('globals', 'a11y.manual:!true');
    await page.setViewportSize(defaultWindow);
    await cameraOf(page).prepare();
    await page.goto(address.href, { waitUntil: 'load' });
  },
  async preVisit(page, { id }) {
    const [first] = Object.values(stories.get(id)?.modes ?? {});
    await cameraOf(page).release(first?.viewport ?? defaultWindow);
  },
  async postVisit(page, { id, hasFailure }) {
    const story = stories.get(id);
    if (!story) return;
    const camera = cameraOf(page);
    await camera.hold();
    mkdirSync(out, { recursive: true });
    const unstable: string[] = [];
    for (const [name, mode] of Object.entries(story.modes)) {
      await applyMode(page, mode, story.ignored);
      const png = await (isStable ? camera.captureStable() : camera.captureOnce());
      if (png) writeFileSync(join(out, captureName(id, name)), png);
      else unstable.push(name);
    }
    if (hasFailure) writeFileSync(join(out, `${id}.failed`), 'its play failed');
    else if (unstable.length > 0) {
      writeFileSync(
        join(out, `${id}.failed`),
        `never two identical frames: ${unstable.join(', ')}`,
      );
    }
  },
};

export default config;
