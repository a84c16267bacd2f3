import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';
import { lookViolations } from './looks.ts';
import { ownWindow, type StoryOfModes, type WindowSize } from './modes.ts';
import { takePictures } from './pictures.ts';

/** The width of a page of 1,280 px at 400 %: whatever is wider must scroll in itself. */
const narrowest = 320;

interface Preview {
  ready(): Promise<void>;
  storyStore: {
    loadStory(options: { storyId: string }): Promise<StoryOfModes & { tags: string[] }>;
  };
}

/** The window of a story, and whether it is shown as where the system forces its colours. */
export interface Setting {
  size: WindowSize;
  isForced: boolean;
}

/**
 * Loads a story in the page, without rendering it. The story before it is hidden meanwhile (`Shown` in
 * appearance.tsx): it needs no layout in the next one's window.
 */
export async function settingOf(page: Page, storyId: string): Promise<Setting> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const story = await page.evaluate(async (id) => {
    document.body.classList.replace('sb-show-main', 'sb-show-preparing-story');
    // Focus rings depend on the last input: each story starts as after the mouse.
    const mouse = { bubbles: true, pointerType: 'mouse', isPrimary: true };
    document.body.dispatchEvent(new PointerEvent('pointerdown', mouse));
    document.body.dispatchEvent(new PointerEvent('pointerup', mouse));
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: Preview;
    };
    await preview.ready();
    const { storyGlobals, parameters, tags } = await preview.storyStore.loadStory({ storyId: id });
    const options = parameters?.viewport?.options;
    return { storyGlobals, parameters: options && { viewport: { options } }, tags };
  }, storyId);
  return { size: ownWindow(story), isForced: story.tags.includes('forced-colors') };
}

/**
 * A mocked 4xx or 5xx is part of a story, and the browser requests /favicon.ico by itself at any time; any
 * other file that is missing is an error.
 */
function isExpected(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'http://none/');
  const isFile = /\.\w+$/.test(pathname) && pathname !== '/favicon.ico';
  return message.text().startsWith('Failed to load resource') && !isFile;
}

const errorsOf = new WeakMap<Page, string[]>();

/** Collects the errors of a page, on its console and uncaught. */
function collectErrors(page: Page): void {
  const errors: string[] = [];
  errorsOf.set(page, errors);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) {
      errors.push(`console.error: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
}

/** How wide the page is in the narrowest window, in pixels, once what floats has followed it. */
async function narrowWidth(page: Page): Promise<number> {
  const { height } = page.viewportSize() ?? { height: 800 };
  await page.setViewportSize({ width: narrowest, height });
  return page.evaluate(async (most) => {
    const { documentElement: root } = document;
    const end = performance.now() + 15_000;
    while (root.scrollWidth > most && performance.now() < end) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    return root.scrollWidth;
  }, narrowest);
}

/**
 * Checks of every story beside its play and the rules of axe in the accessibility addon: no error on the console or
 * uncaught, colours and sizes (`looks.ts`), and that the page fits 320 px.
 */
export default {
  async preVisit(page, { id }) {
    if (!errorsOf.has(page)) collectErrors(page);
    const { size, isForced } = await settingOf(page, id);
    await page.setViewportSize(size);
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    errorsOf.get(page)?.splice(0);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const pictures = process.env['PICTURES'];
    if (pictures) return takePictures(page, pictures, id);
    const found = errorsOf.get(page) ?? [];
    if (found.length === 0) found.push(...(await lookViolations(page)));
    if (found.length > 0) throw new Error(found.join('\n\n'));
    const width = await narrowWidth(page);
    if (width > narrowest) throw new Error(`At ${narrowest} px the page is ${width} px wide.`);
  },
} satisfies TestRunnerConfig;
