import { useEffect, useEffectEvent, useState } from 'react';
import type { PickerOption } from './option.ts';

/** Debounce of the query, in ms. */
const debounceMs = 200;

interface RemoteResult<Value extends string | number> {
  /** The query of this result; undefined before the first one. */
  query: string | undefined;
  options: readonly PickerOption<Value>[];
  message: string | undefined;
}

type Search<Value extends string | number> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly PickerOption<Value>[]>;

/** The options of a list and their load state. */
export interface OptionsState<Value extends string | number = string | number> {
  options: readonly PickerOption<Value>[];
  isLoading: boolean;
  error: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

const initialResult = { query: undefined, options: [], message: undefined };

/** Searches the options on the server while the list is open; outdated results are ignored. */
export function useRemoteOptions<Value extends string | number>(
  onSearch: Search<Value> | undefined,
  query: string,
  isOpen: boolean,
): OptionsState<Value> {
  const [result, setResult] = useState<RemoteResult<Value>>(initialResult);
  const search = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const options = (await onSearch?.(query, signal)) ?? [];
      if (!signal.aborted) setResult({ query, options, message: undefined });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) setResult((before) => ({ ...before, query, message }));
    }
  });

  const isOutdated = onSearch !== undefined && isOpen && result.query !== query;
  useEffect(() => {
    if (!isOutdated) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void search(controller.signal), query === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOutdated, query]);

  // A list that is opened again searches again; until then it shows the last result.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setResult((before) => ({ ...before, query: undefined, message: undefined }));
  }, [isOpen]);

  const { options, message } = result;
  const retry = (): void => setResult({ query: undefined, options, message: undefined });
  return {
    options,
    isLoading: isOutdated,
    error: isOutdated || message === undefined ? undefined : { message, onRetry: retry },
  };
}
