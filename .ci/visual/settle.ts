import type { CDPSession, Page, Request } from 'playwright';
import type { WindowSize } from '../../.storybook/modes.ts';

/** Timeouts up to this many milliseconds are awaited; a longer one (a toast's) is held until the next story. */
const awaitedDelay = 1000;
/** A request that takes longer, in milliseconds, is one that the story leaves without a response. */
const requestPatience = 1000;
/** Captures of one mode until two in a row must be identical. */
const maxCaptures = 12;
/** Pixels of a long page that are captured: 1,000 rows as a list on a phone would be 200,000. */
const maxHeight = 4000;

interface Holding {
  visualHold: { hold(): void; release(): void; isIdle(): boolean };
}

/** Runs before all scripts of the page: tracks timeouts, and can hold the long ones and the intervals. */
function trackTimers(awaited: number): void {
  const { setTimeout, clearTimeout, setInterval } = globalThis;
  const due = new Set<number>();
  const held: (() => void)[] = [];
  let isHolding = false;
  globalThis.setTimeout = ((
    handler: (...args: unknown[]) => void,
    delay = 0,
    ...args: unknown[]
  ) => {
    const isAwaited = delay <= awaited;
    const id = setTimeout(() => {
      due.delete(id);
      if (isHolding && !isAwaited) held.push(() => handler(...args));
      else handler(...args);
    }, delay) as unknown as number;
    if (isAwaited) due.add(id);
    return id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (id) => {
    due.delete(id as unknown as number);
    clearTimeout(id);
  };
  globalThis.setInterval = ((
    handler: (...args: unknown[]) => void,
    delay = 0,
    ...args: unknown[]
  ) =>
    setInterval(() => {
      if (!isHolding) handler(...args);
    }, delay)) as typeof setInterval;
  (globalThis as unknown as Holding).visualHold = {
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const run of held.splice(0)) run();
    },
    isIdle: () => due.size === 0,
  };
}

/** Waits in the page for fonts, images, short timeouts and animations. Returns false when not all ended. */
async function settleInPage(): Promise<boolean> {
  const { visualHold } = globalThis as unknown as Holding;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let isQuiet = false;
  for (let frames = 0; frames < 120 && !isQuiet; frames += 1) {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running' && !animation.pending) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.pause();
        animation.currentTime = 0;
      } else animation.finish();
    }
    const images = [...document.images].filter(({ src, complete }) => src && !complete);
    isQuiet = visualHold.isIdle() && images.length === 0 && document.fonts.status === 'loaded';
    await frame();
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
  return isQuiet;
}

/** Takes captures of one page that do not depend on the moment. */
export class Camera {
  readonly #page: Page;
  readonly #requests = new Map<Request, number>();
  #devtools: CDPSession | null = null;

  constructor(page: Page) {
    this.#page = page;
    const forget = (request: Request) => this.#requests.delete(request);
    page.on('request', (request) => this.#requests.set(request, performance.now()));
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
  }

  /** Prepares the page; call it before the first navigation. */
  async prepare(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#page.addInitScript(trackTimers, awaitedDelay);
  }

  /** Lets timers run again, for the next story in `size`. */
  async release(size: WindowSize): Promise<void> {
    this.#requests.clear();
    await this.#page.setViewportSize(size);
    await this.#page.evaluate(() => {
      (globalThis as unknown as Holding).visualHold.release();
      // Focus rings depend on the last input: each story starts as after the mouse.
      const init = { bubbles: true, pointerType: 'mouse', isPrimary: true };
      document.body.dispatchEvent(new PointerEvent('pointerdown', init));
      document.body.dispatchEvent(new PointerEvent('pointerup', init));
    });
  }

  /** Holds long timers, so that what the play left stays. */
  async hold(): Promise<void> {
    await this.#page.evaluate(() => (globalThis as unknown as Holding).visualHold.hold());
  }

  /** Captures the whole page once, when it is quiet. */
  async captureOnce(): Promise<Buffer> {
    await this.#settle();
    return Buffer.from(await this.#screenshot(), 'base64');
  }

  /** Captures the whole page once two captures in a row are identical; null when they never are. */
  async captureStable(): Promise<Buffer | null> {
    let before = '';
    for (let count = 0; count < maxCaptures; count += 1) {
      await this.#settle();
      const now = await this.#screenshot();
      if (now === before) return Buffer.from(now, 'base64');
      before = now;
    }
    return null;
  }

  async #settle(): Promise<void> {
    do await this.#page.evaluate(settleInPage);
    while (this.#isLoading());
  }

  #isLoading(): boolean {
    const now = performance.now();
    return [...this.#requests.values()].some((started) => now - started < requestPatience);
  }

  /** A PNG in base64. DevTools directly: half the time of Playwright's own screenshot. */
  async #screenshot(): Promise<string> {
    this.#devtools ??= await this.#page.context().newCDPSession(this.#page);
    const size = await this.#page.evaluate((most) => {
      const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
      return { width: clientWidth, height: Math.min(most, Math.max(clientHeight, scrollHeight)) };
    }, maxHeight);
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    return data;
  }
}
