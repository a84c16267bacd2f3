import { useEffect, useEffectEvent, useState } from 'react';
import type { PickerOption } from './option.ts';

/** Typing rests so long before the server is asked. */
const restMs = 200;

interface Answer<Value extends string | number> {
  /** What was asked; undefined before the first answer. */
  query: string | undefined;
  options: readonly PickerOption<Value>[];
  message: string | undefined;
}

type Ask<Value extends string | number> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly PickerOption<Value>[]>;

/** The options as a list shows them. */
export interface Offer<Value extends string | number = string | number> {
  options: readonly PickerOption<Value>[];
  isLoading: boolean;
  error: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

const nothingYet = { query: undefined, options: [], message: undefined };

/** Has the server find the options while the list is open: the last answer that still holds. */
export function useServed<Value extends string | number>(
  onSearch: Ask<Value> | undefined,
  query: string,
  isOpen: boolean,
): Offer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>(nothingYet);
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const options = (await onSearch?.(query, signal)) ?? [];
      if (!signal.aborted) setAnswer({ query, options, message: undefined });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) setAnswer((before) => ({ ...before, query, message }));
    }
  });

  const isOutdated = onSearch !== undefined && isOpen && answer.query !== query;
  useEffect(() => {
    if (!isOutdated) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(leaving.signal), query === '' ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isOutdated, query]);

  // A list that is opened again asks again; until then it shows what it had.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setAnswer((before) => ({ ...before, query: undefined, message: undefined }));
  }, [isOpen]);

  const { options, message } = answer;
  const retry = (): void => setAnswer({ query: undefined, options, message: undefined });
  return {
    options,
    isLoading: isOutdated,
    error: isOutdated || message === undefined ? undefined : { message, onRetry: retry },
  };
}
