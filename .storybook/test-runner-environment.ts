import { setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { findHeadlessShell } from '../.ci/chromium.ts';
import { defaultWindow } from './modes.ts';
import hooks, { settingOf } from './test-runner.ts';

/** Stories after which a page is replaced: what they leave in memory stays bounded. */
const storiesPerPage = 300;
/** React Aria takes a window that becomes so many pixels lower for one with an on-screen keyboard. */
const keyboardHeight = 100;

let context: BrowserContext | null = null;
let page: Page | null = null;
let stories = 0;

// Jest ends a worker by no longer listening to it, or is gone itself; the open browser, which ends with the process,
// would keep it.
process.on('removeListener', (event) => {
  if (event === 'message') process.exit();
});
process.on('disconnect', () => process.exit());

async function openContext(): Promise<BrowserContext> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [
      // On a busy machine the watchdog takes a slow GPU process for a dead one.
      '--disable-gpu-watchdog',
      // A rounded corner that is drawn in two parts is a shade off: pictures would depend on what changed before.
      '--disable-partial-raster',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const opened = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    viewport: defaultWindow,
  });
  await opened.addInitScript(() => Object.assign(globalThis, { isStoryRun: true }));
  return opened;
}

async function openPage(): Promise<Page> {
  context ??= await openContext();
  const opened = await context.newPage();
  await setupPage(opened, context);
  stories = 0;
  return opened;
}

type Visit = Parameters<typeof hooks.preVisit>[1];

/**
 * The environment of the stories of a title. The runner's own loads Storybook and the modules of the hooks anew for
 * each title, which takes longer than its stories: here all titles of a worker share them, and one page.
 */
export default class StoryEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    page ??= await openPage();
    Object.assign(this.global, {
      page,
      __sbPreVisit: (_page: Page, story: Visit) => this.#preVisit(story),
      __sbPostVisit: hooks.postVisit,
    });
  }

  handleTestEvent({ name }: { name: string }): void {
    // What a failed story has left behind fails no other.
    if (name === 'test_fn_failure') stories = storiesPerPage;
  }

  async #preVisit(story: Visit): Promise<void> {
    if (page && (stories >= storiesPerPage || (await becomesLow(page, story.id)))) {
      await page.close();
      page = null;
    }
    page ??= await openPage();
    stories += 1;
    this.global.page = page;
    await hooks.preVisit(page, story);
  }
}

/** Whether the window of a story is so much lower that React Aria takes the difference for an on-screen keyboard. */
async function becomesLow(current: Page, id: string): Promise<boolean> {
  const { size } = await settingOf(current, id);
  return (current.viewportSize()?.height ?? 0) - size.height >= keyboardHeight;
}
