import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { refreshIfRequired } from './refresh.ts';

/** What has come of a load so far. It is replaced at every change, never mutated. */
interface LoadState<Value> {
  value: Value | undefined;
  /** Why the last attempt failed; undefined before the first attempt and after a success. */
  error: unknown;
}

/** Loads something once, on demand; a failed load can be repeated. */
export interface Loader<Value> {
  /** The loaded value; undefined until then. */
  current: () => Value | undefined;
  state: () => LoadState<Value>;
  /** Loads, unless that is done or in progress. The promise settles after a failure too. */
  load: () => Promise<void>;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a loader of an async function, usually an `import()`. Call it at module scope. What floats is a
 * `lazyPart`, which is made of one; what has a place on the page shows its own skeleton and error with
 * `useLoaded`. An event handler that reports a failure itself awaits `import()`, which loads once.
 */
export function createLoader<Value>(fetchValue: () => Promise<Value>): Loader<Value> {
  const { get, set, subscribe } = createStore<LoadState<Value>>({
    value: undefined,
    error: undefined,
  });
  let loading: Promise<void> | undefined;
  const attempt = async (): Promise<void> => {
    try {
      set({ value: await fetchValue(), error: undefined });
    } catch (error) {
      loading = undefined;
      set({ value: undefined, error: error ?? new Error('the load failed') });
    }
  };

  return {
    current: () => get().value,
    state: get,
    load: () => (loading ??= attempt()),
    subscribe,
  };
}

/** A loader's value in a component. */
export interface Loaded<Value> {
  value: Value | undefined;
  /** Why it could not be loaded since the component was mounted; it stays while a retry runs. */
  error: unknown;
  /** Loads again. The promise settles when the attempt has ended. */
  retry: () => Promise<void>;
}

/**
 * Loads on mount, or as soon as `isNeeded`, and renders again when the value is there. What failed
 * before, as a preload does, is loaded again.
 */
export function useLoaded<Value>(loader: Loader<Value>, isNeeded = true): Loaded<Value> {
  const { value, error } = useSyncExternalStore(loader.subscribe, loader.state);
  const [earlierError] = useState(error);
  const isMissing = isNeeded && value === undefined;
  const isFailed = isNeeded && error !== earlierError && error !== undefined;

  useEffect(() => {
    if (isMissing) void loader.load();
  }, [isMissing, loader]);

  useEffect(() => {
    if (isFailed) refreshIfRequired(error);
  }, [isFailed, error]);

  return { value, error: isFailed ? error : undefined, retry: loader.load };
}
