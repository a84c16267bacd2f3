import type { LiveState } from '@anzhu/api/client/live';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current: LiveState | null = null;

/** Sets the state of the open screen's live connection; null when no screen has one. */
export function setLiveState(state: LiveState | null): void {
  current = state;
  for (const listener of listeners) listener();
}

/** State of the live connection, for the badge in the top bar. */
export const useLiveState = (): LiveState | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
