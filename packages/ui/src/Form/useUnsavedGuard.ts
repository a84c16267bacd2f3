import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasUnsaved, holdUnsaved, subscribeUnsaved } from './unsaved.ts';

/** Stands before whatever would lose what was filled in. */
export interface UnsavedGuard {
  /** Goes on at once when nothing would be lost; asks first when something would. */
  leave: (go: () => void) => void;
  /** For `UnsavedQuestion`. */
  question: { isOpen: boolean; onDiscard: () => void; onStay: () => void };
}

/**
 * Keeps what was filled in from being lost: the browser asks before the page is closed, and `leave` asks
 * before a dialog is. Render an `UnsavedQuestion` with its `question`.
 */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const [going, setGoing] = useState<{ go: () => void } | null>(null);
  useEffect(() => (isDirty ? holdUnsaved() : undefined), [isDirty]);

  return {
    leave: (go) => (isDirty ? setGoing({ go }) : go()),
    question: {
      isOpen: going !== null,
      onDiscard: () => going?.go(),
      onStay: () => setGoing(null),
    },
  };
}

/** Whether anything on the page would be lost by leaving it: for a router's blocker. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(subscribeUnsaved, hasUnsaved);
}
