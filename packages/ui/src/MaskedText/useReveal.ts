import { useCallback, useEffect, useRef, useState } from 'react';

/** State of a masked value. Only `shown` holds the secret; hiding drops it. */
export type Reveal =
  | { state: 'hidden' }
  | { state: 'pending' }
  | { state: 'failed'; message: string }
  | { state: 'shown'; value: string };

const hidden: Reveal = { state: 'hidden' };

const messageOf = (reason: unknown): string =>
  reason instanceof Error && reason.message !== '' ? reason.message : '显示失败';

/** Fetches a masked value on demand, and drops it after a delay or when the page is hidden. */
export function useReveal(onReveal: () => string | Promise<string>, hideDelay: number) {
  const [reveal, setReveal] = useState<Reveal>(hidden);
  // Id of the latest request: the result of an earlier one is ignored.
  const requestId = useRef(0);

  const hide = useCallback((): void => {
    requestId.current += 1;
    setReveal(hidden);
  }, []);

  const show = async (): Promise<void> => {
    requestId.current += 1;
    const id = requestId.current;
    const settle = (next: Reveal): void => {
      if (id === requestId.current) setReveal(next);
    };
    setReveal({ state: 'pending' });
    try {
      settle({ state: 'shown', value: await onReveal() });
    } catch (reason) {
      settle({ state: 'failed', message: messageOf(reason) });
    }
  };

  const isShown = reveal.state === 'shown';
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(hide, hideDelay * 1000);
    const hideWhenInvisible = (): void => {
      if (document.visibilityState === 'hidden') hide();
    };
    document.addEventListener('visibilitychange', hideWhenInvisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideWhenInvisible);
    };
  }, [isShown, hideDelay, hide]);

  useEffect(
    () => () => {
      requestId.current += 1;
    },
    [],
  );

  return { reveal, show, hide };
}
