import { useSyncExternalStore } from 'react';
import { isRefreshUnderWay } from '../lib/lazyPart/index.ts';

/** Open forms with unsaved changes. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** Browsers show a question of their own; a text of ours would not be shown. */
function warn(event: BeforeUnloadEvent): void {
  if (!isRefreshUnderWay()) event.preventDefault();
}

function notify(): void {
  // A page that listens to `beforeunload` is not kept in the back-forward cache.
  if (holders.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/**
 * Registers unsaved changes.
 *
 * @returns a function that ends the registration.
 */
export function registerUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  notify();
  return () => {
    holders.delete(holder);
    notify();
  };
}

const hasUnsaved = (): boolean => holders.size > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page has unsaved changes, as state: for a router's blocker. */
export const useHasUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved);
