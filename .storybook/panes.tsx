import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { addons } from 'storybook/preview-api';
import type { WindowSize } from './modes.ts';

type Channel = ReturnType<typeof addons.getChannel>;

interface PreparedStory {
  usesMount: boolean;
  playFunction?: ((context: PlayContext) => Promise<unknown>) | undefined;
}

interface PlayContext {
  globals: Record<string, unknown>;
  mount(): Promise<unknown>;
}

/** Globals of a page of Storybook. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { story?: PreparedStory; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Marks the frames of `Panes`, and of stories on pages (`LiveStory`). */
export const paneName = 'pane';

/** Whether this page is in a frame of another. */
export const isPane = window.name === paneName;

/** Events of the controls, which the panes get as well. */
const controlEvents = ['updateStoryArgs', 'resetStoryArgs'];

/** What a page of Storybook renders. */
const renderIn = (page: Window | null) =>
  (page as PreviewWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender;

const channelOf = (frame: HTMLIFrameElement | null): Channel | undefined =>
  (frame?.contentWindow as PreviewWindow | null | undefined)?.__STORYBOOK_ADDONS_CHANNEL__;

/** The width of the page, in px. */
const usePageWidth = (): number =>
  useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => removeEventListener('resize', onChange);
    },
    () => innerWidth,
  );

/** A window of a given size, reduced to fit half of the page; without a size all of the half. */
function paneStyle(size: WindowSize | null, pageWidth: number): CSSProperties {
  if (size === null) return { width: '50%', height: '100%', border: 0 };
  const { width, height } = size;
  const scale = Math.min(1, pageWidth / 2 / width);
  return {
    width,
    height,
    marginInlineEnd: width * (scale - 1),
    border: 0,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  };
}

interface PanesProps {
  /** The id of the story. */
  id: string;
  density: string;
  /** The window that its play is written for; null when it has none. */
  size: WindowSize | null;
}

/**
 * A story in both themes, each in a page of its own: what it opens, its ids and its focus are its own too. The
 * dark one comes when the play of the light one has ended, so that they do not take the focus from each other.
 */
export function Panes({ id, density, size }: PanesProps) {
  const pageWidth = usePageWidth();
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const [isLightDone, setLightDone] = useState(false);

  useEffect(() => {
    const channel = addons.getChannel();
    const forward = (event: string) => (data: unknown) => {
      for (const frame of frames.current) channelOf(frame)?.emit(event, data);
    };
    const forwards = controlEvents.map((event) => [event, forward(event)] as const);
    for (const [event, listener] of forwards) channel.on(event, listener);
    return () => {
      for (const [event, listener] of forwards) channel.off(event, listener);
    };
  }, []);

  const whenLoaded = (): void => {
    const [light = null] = frames.current;
    const end = (): void => setLightDone(true);
    if (renderIn(light?.contentWindow ?? null)?.phase === 'finished') end();
    else channelOf(light)?.once('storyFinished', end);
  };
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'flex' }}>
      {['light', 'dark'].slice(0, isLightDone ? 2 : 1).map((theme, index) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox with scripts and the same origin, which this page needs, restricts nothing
        <iframe
          key={theme}
          ref={(frame) => void (frames.current[index] = frame)}
          name={paneName}
          title={theme === 'light' ? '浅色' : '深色'}
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};density:${density}`}
          style={{ flexShrink: 0, ...paneStyle(size, pageWidth) }}
          onLoad={index === 0 ? whenLoaded : undefined}
        />
      ))}
    </div>
  );
}

type Play = NonNullable<PreparedStory['playFunction']>;

/** Replaces the play of each story that has one, once. */
export async function replacePlays(
  playOf: (play: Play, usesMount: boolean) => Play,
): Promise<void> {
  const channel = await addons.ready();
  const changed = new WeakSet<PreparedStory>();
  channel.on('storyPrepared', () => {
    const { story } = renderIn(window) ?? {};
    if (!story?.playFunction || changed.has(story)) return;
    changed.add(story);
    story.playFunction = playOf(story.playFunction, story.usesMount);
  });
}

/** With `both` a story is played in its panes, not in the page around them. */
export const playInPanes = (): Promise<void> =>
  replacePlays((play, usesMount) => async (context) => {
    if (context.globals['theme'] !== 'both') return play(context);
    return usesMount ? context.mount() : undefined;
  });

/**
 * Lets a pane keep what its play has opened while the other one takes the focus, until it is used by hand, and
 * keeps its events out of the page around it.
 */
export function keepOverlaysOpen(): void {
  let isPlayed = false;
  for (const event of ['blur', 'focusout']) {
    window.addEventListener(
      event,
      (lost) => {
        if (isPlayed) lost.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(event, ({ isTrusted }) => (isPlayed &&= !isTrusted), { capture: true });
  }
  void addons.ready().then((channel) => {
    Object.assign(channel, { transports: [] });
    channel.on('storyFinished', () => (isPlayed = true));
  });
}
