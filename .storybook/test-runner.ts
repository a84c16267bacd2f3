import type { TestRunnerConfig } from '@storybook/test-runner';
import type { ConsoleMessage, Page } from 'playwright';
import { contrastViolations } from './contrast.ts';

const narrowest = 320;
const desk = { width: 1280, height: 800 };
const complaints = new WeakMap<Page, string[]>();

/**
 * A mocked 4xx or 5xx is part of a story, and the browser requests /favicon.ico by itself at any time; any
 * other file that is missing is an error.
 */
function isExpected(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'http://none/');
  const isFile = /\.\w+$/.test(pathname) && pathname !== '/favicon.ico';
  return message.text().startsWith('Failed to load resource') && !isFile;
}

/** Collects what the page complains about, from its first story on. */
function listen(page: Page): string[] {
  const known = complaints.get(page);
  if (known) return known;
  const fresh: string[] = [];
  complaints.set(page, fresh);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) {
      fresh.push(`console.error: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => fresh.push(`page error: ${error.stack ?? error.message}`));
  return fresh;
}

/** Width and height of the story's own viewport, if it names one (`globals.viewport`). */
function viewportOf(page: Page, storyId: string): Promise<typeof desk | null> {
  return page.evaluate(async (id) => {
    type Sizes = Record<string, { styles: { width: string; height: string } }>;
    type Story = {
      storyGlobals?: { viewport?: { value?: string } };
      parameters?: { viewport?: { options?: Sizes } };
    };
    const shown = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        storyStore: { loadStory(options: { storyId: string }): Promise<Story> };
      };
    };
    const story = await shown.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId: id });
    const styles =
      story.parameters?.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles;
    return styles
      ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }
      : null;
  }, storyId);
}

/**
 * A page without frames gets no scroll events and shows no messages, and most plays pass in it: it is brought
 * to the front, and reported when that does not help.
 */
async function expectFrames(page: Page): Promise<void> {
  const hasFrames = (): Promise<boolean> =>
    page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          requestAnimationFrame(() => done(true));
          setTimeout(() => done(false), 10_000);
        }),
    );
  if (await hasFrames()) return;
  await page.bringToFront();
  if (!(await hasFrames())) throw new Error('Chromium renders no frames of this page.');
}

/**
 * Hides the previous story until the next one renders (`Shown` in appearance.tsx): it needs no layout in the
 * next one's window.
 */
function hideStory(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.body.classList.replace('sb-show-main', 'sb-show-preparing-story');
  });
}

/** 320 px wide, as a page of 1,280 px is at 400 %: whatever is wider must scroll in itself. */
async function refuseSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: desk.height });
  const fits = (most: number): boolean => document.documentElement.scrollWidth <= most;
  // What floats follows the window a few frames later.
  const settled = await page
    .waitForFunction(fits, narrowest, { timeout: 15_000 })
    .catch(() => null);
  if (settled) return;
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  throw new Error(`At ${narrowest} px the page is ${width} px wide.`);
}

/**
 * What every story must show besides its own play: no complaint on the console, no error on the page,
 * no axe violation of colours in either theme, and no page that scrolls sideways at 320 px. All other
 * rules of axe are run by the accessibility addon (`a11y: { test: 'error' }`).
 */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page, { id }) {
    const complaint = listen(page);
    await hideStory(page);
    await expectFrames(page);
    await page.setViewportSize((await viewportOf(page, id)) ?? desk);
    complaint.length = 0;
  },
  async postVisit(page, { hasFailure }) {
    if (hasFailure) return;
    const complaint = listen(page).splice(0);
    if (complaint.length > 0) throw new Error(complaint.join('\n\n'));
    for (const theme of ['light', 'dark'] as const) {
      const violations = await contrastViolations(page, theme);
      if (violations.length > 0) throw new Error(`${theme}:\n${violations.join('\n\n')}`);
    }
    await refuseSideways(page);
  },
};

export default config;
