import type { Channel } from '../stories/storyPage.ts';

/** Timeouts up to this many milliseconds are awaited; a longer one (a toast's) is held until the next story. */
export const awaitedDelay = 1000;

/** What `trackTimers` gives the page. */
interface Holding {
  visualHold: { hold(): void; release(): void; isIdle(): boolean };
}

/** Runs before all scripts of the page: tracks timeouts, and can hold the long ones and the intervals. */
export function trackTimers(awaited: number): void {
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

/** Runs in the loaded page: long timers run while a story plays, and are held from its end to the next story. */
export function holdBetweenStories(ends: readonly string[]): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, visualHold } = globalThis as unknown as Holding & {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  channel.on('setCurrentStory', visualHold.release);
  for (const end of ends) channel.on(end, visualHold.hold);
}

/** An appearance of a story as it stands, and what is hidden in it. */
export interface Look {
  theme: string;
  density: string;
  ignored: readonly string[];
  /** Rows of a long page that are captured. */
  maxHeight: number;
}

/** What is captured of a page at rest, in CSS pixels of the document. */
export interface Shown {
  top: number;
  width: number;
  height: number;
  /** Whether it ends below the window. */
  isLong: boolean;
}

/**
 * Gives the page an appearance without rendering the story again, and waits for fonts, images, short timeouts and
 * animations.
 */
export async function settle({ theme, density, ignored, maxHeight }: Look): Promise<Shown> {
  const { visualHold } = globalThis as unknown as Holding;
  const root = document.documentElement;
  Object.assign(root.dataset, { theme, density });
  const style = document.getElementById('visual-style') ?? document.createElement('style');
  style.id = 'visual-style';
  // One rule each: an invalid selector of a story must not disable the others.
  const rules = ignored.map((selector) => `${selector} { visibility: hidden !important; }`);
  const text = ['* { caret-color: transparent !important; }', ...rules].join('\n');
  if (style.textContent !== text) style.textContent = text;
  if (!style.isConnected) document.head.append(style);

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
  // The decoding of an image that never loads never ends.
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  await frame();
  const { clientWidth, clientHeight, scrollHeight } = root;
  // An open dialog locks the scrolling of the page: only the window is visible.
  const isLocked = getComputedStyle(root).overflowY === 'hidden';
  const height = isLocked ? clientHeight : Math.max(clientHeight, scrollHeight);
  return {
    top: isLocked ? window.scrollY : 0,
    width: clientWidth,
    height: Math.min(maxHeight, height),
    isLong: height > clientHeight,
  };
}
