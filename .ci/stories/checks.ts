import type { ConsoleMessage, Page } from 'playwright';
import { ownWindow, type StoryOfModes, type WindowSize } from '../../.storybook/modes.ts';
import { lookViolations } from './looks.ts';
import { StoryPage } from './storyPage.ts';

const narrowest = 320;

/**
 * A mocked 4xx or 5xx is part of a story, and the browser requests /favicon.ico by itself at any time; any
 * other file that is missing is an error.
 */
function isExpected(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url || 'http://none/');
  const isFile = /\.\w+$/.test(pathname) && pathname !== '/favicon.ico';
  return message.text().startsWith('Failed to load resource') && !isFile;
}

/** Collects the errors of a page, on its console and uncaught. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) {
      errors.push(`console.error: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error.message}`));
  return errors;
}

interface Preview {
  storyStore: { loadStory(options: { storyId: string }): Promise<StoryOfModes> };
}

/**
 * Runs in the page: hides the previous story until the next one renders (`Shown` in appearance.tsx), since it needs
 * no layout in the next one's window.
 * @returns the parts of the next story that its window depends on, and whether the page renders frames
 */
async function prepare(storyId: string): Promise<{ story: StoryOfModes; hasFrames: boolean }> {
  document.body.classList.replace('sb-show-main', 'sb-show-preparing-story');
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId });
  const hasFrames = await new Promise<boolean>((done) => {
    requestAnimationFrame(() => done(true));
    setTimeout(() => done(false), 10_000);
  });
  const options = parameters?.viewport?.options;
  return { story: { storyGlobals, parameters: options && { viewport: { options } } }, hasFrames };
}

/** Runs story after story in one page, each with all checks. */
export class CheckedPage {
  readonly #story: StoryPage;
  readonly #errors: string[];

  private constructor(story: StoryPage) {
    this.#story = story;
    this.#errors = errorsOf(story.page);
  }

  static async open(...args: Parameters<typeof StoryPage.open>): Promise<CheckedPage> {
    return new CheckedPage(await StoryPage.open(...args));
  }

  close(): Promise<void> {
    return this.#story.close();
  }

  /**
   * Shows a story, waits for its play, and checks: all rules of axe (`looks.ts`, and the accessibility addon), no
   * error on the console or uncaught, and that the page fits 320 px.
   * @returns why it failed, or null
   */
  async check(id: string): Promise<string | null> {
    const size = await this.#prepare(id);
    await this.#story.resize(size);
    this.#errors.length = 0;
    const failure = await this.#story.show(id);
    if (failure !== null) return failure;
    if (this.#errors.length > 0) return this.#errors.join('\n\n');
    const violations = await lookViolations(this.#story.page);
    if (violations.length > 0) return violations.join('\n\n');
    return this.#sideways(size.height);
  }

  /**
   * A page without frames gets no scroll events and shows no messages, and most plays pass in it: it is brought
   * to the front, and reported when that does not help.
   */
  async #prepare(id: string): Promise<WindowSize> {
    const { page } = this.#story;
    let { story, hasFrames } = await page.evaluate(prepare, id);
    if (!hasFrames) {
      await page.bringToFront();
      ({ story, hasFrames } = await page.evaluate(prepare, id));
    }
    if (!hasFrames) throw new Error('Chromium renders no frames of this page.');
    return ownWindow(story);
  }

  /** 320 px wide, as a page of 1,280 px is at 400 %: whatever is wider must scroll in itself. */
  async #sideways(height: number): Promise<string | null> {
    const width = narrowest;
    await this.#story.resize({ width, height });
    // What floats follows the window a few frames later.
    const shown = await this.#story.page.evaluate(async (most) => {
      const { documentElement: root } = document;
      const end = performance.now() + 15_000;
      while (root.scrollWidth > most && performance.now() < end) {
        await new Promise((done) => requestAnimationFrame(done));
      }
      return root.scrollWidth;
    }, width);
    return shown > width ? `At ${width} px the page is ${shown} px wide.` : null;
  }
}
