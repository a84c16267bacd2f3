import type { LiveState } from '@anzhu/api/client/live';
import { createContext, useSyncExternalStore, type ComponentType } from 'react';

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

/** A line above the screens; `route` is the name of the open one. */
export type TopLine = ComponentType<{ route: string }>;

/** Sets the line above the screens, as long as the shell is there; null for none. */
export const SetTopLine = createContext<(line: TopLine | null) => void>(() => undefined);
