import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Loader } from './loader.ts';
import { refreshIfRequired } from './refresh.ts';

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
