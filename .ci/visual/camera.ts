import type { BrowserContext, CDPSession, Request } from 'playwright';
import type { Mode, WindowSize } from '../../.storybook/modes.ts';
import { failureEvents, StoryPage } from '../stories/storyPage.ts';
import { awaitedDelay, holdBetweenStories, settle, trackTimers, type Shown } from './settle.ts';

/** A request that takes longer, in milliseconds, is one that the story leaves without a response. */
const requestPatience = 1000;
/** Captures of one mode until two in a row must be identical. */
const maxCaptures = 12;
/** Pixels of a long page that are captured: 1,000 rows as a list on a phone would be 200,000. */
const maxHeight = 4000;
/** What both tools hide in every story. */
const alwaysIgnored = ['[data-chromatic="ignore"]', '.chromatic-ignore'];

/** A page of a served Storybook that shows one story after the other, and takes captures that do not depend on the moment. */
export class Camera {
  readonly #story: StoryPage;
  readonly #devtools: CDPSession;
  readonly #requests = new Map<Request, number>();

  private constructor(story: StoryPage, devtools: CDPSession) {
    this.#story = story;
    this.#devtools = devtools;
    const forget = (request: Request) => this.#requests.delete(request);
    story.page.on('request', (request) => this.#requests.set(request, performance.now()));
    story.page.on('requestfinished', forget);
    story.page.on('requestfailed', forget);
  }

  /** Opens the Storybook at `url` in a page of its own. */
  static async open(context: BrowserContext, url: string): Promise<Camera> {
    const story = await StoryPage.open(context, url, {
      // axe belongs to `npm run stories`; it takes longer than the capture.
      globals: { a11y: { manual: true } },
      setUp: (page) => page.addInitScript(trackTimers, awaitedDelay),
      afterLoad: (page) => page.evaluate(holdBetweenStories, ['storyFinished', ...failureEvents]),
    });
    return new Camera(story, await context.newCDPSession(story.page));
  }

  async close(): Promise<void> {
    await this.#story.close();
  }

  /**
   * Shows a story and waits for its play.
   * @returns why it failed, or null
   */
  async play(id: string, size: WindowSize): Promise<string | null> {
    this.#requests.clear();
    await this.#story.resize(size);
    return this.#story.show(id);
  }

  /** Captures the story as it stands once, when it is quiet. */
  async captureOnce(mode: Mode, ignored: readonly string[]): Promise<Buffer> {
    return Buffer.from(await this.#capture(mode, ignored), 'base64');
  }

  /** Captures the story as it stands once two captures in a row are identical; null when they never are. */
  async captureStable(mode: Mode, ignored: readonly string[]): Promise<Buffer | null> {
    let before = '';
    for (let count = 0; count < maxCaptures; count += 1) {
      const now = await this.#capture(mode, ignored);
      if (now === before) return Buffer.from(now, 'base64');
      before = now;
    }
    return null;
  }

  #isLoading(): boolean {
    const now = performance.now();
    return [...this.#requests.values()].some((started) => now - started < requestPatience);
  }

  /** A PNG in base64. DevTools directly: half the time of Playwright's own screenshot. */
  async #capture({ theme, density, viewport }: Mode, ignored: readonly string[]): Promise<string> {
    await this.#story.resize(viewport);
    const look = { theme, density, ignored: [...alwaysIgnored, ...ignored], maxHeight };
    let shown: Shown;
    do shown = await this.#story.page.evaluate(settle, look);
    while (this.#isLoading());
    const { top, width, height, isLong } = shown;
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      // Resizes the page for a moment, which what floats takes notice of.
      captureBeyondViewport: isLong,
      clip: { x: 0, y: top, width, height, scale: 1 },
    });
    return data;
  }
}
