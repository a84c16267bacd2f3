import { useEffect } from 'react';
import { createLoader, useLoaded } from '../lazyPart/index.ts';
import { useMessages } from './queue.ts';

const messages = createLoader(() => import('./Messages.tsx').then((part) => part.Messages));

/** Milliseconds between two attempts to load the code of the messages. */
const retryInterval = 3000;

/** Calls `run` when the page is idle. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
};

/**
 * Loads the code of the messages as soon as the page is idle, and again after a failure: the network may
 * be what the first message is about. Messages wait in their queue until it is there.
 */
function useRepeatedLoading(): void {
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (): Promise<void> => {
      clearTimeout(timer);
      if (!stop.signal.aborted) await messages.load();
      const isOver = stop.signal.aborted || messages.current() !== undefined;
      if (!isOver) timer = setTimeout(attempt, retryInterval);
    };
    whenIdle(() => void attempt());
    window.addEventListener('online', () => void attempt(), { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
}

/**
 * Where messages are shown: lines (`toast`) at the top in the middle, titled ones (`notify`) at the top
 * at the end. Put it once beside the routes.
 *
 * Screen readers announce messages, errors and warnings at once. Timers are paused while messages are
 * hovered or focused and while the window is hidden. Over an open dialog each is one line, above the
 * dialog or below its head, so that it covers no button; pressing one does not close the dialog.
 *
 * Keyboard: F6 focuses the messages and returns; Tab moves to their buttons; Esc closes the focused one.
 */
export function ToastRegion() {
  const isNeeded = useMessages().length > 0;
  const { value: Messages } = useLoaded(messages, isNeeded);
  useRepeatedLoading();
  return Messages === undefined ? null : <Messages />;
}
