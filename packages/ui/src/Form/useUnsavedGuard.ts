import { useEffect, useState } from 'react';
import { preloadConfirm } from '../Confirm/index.ts';
import { registerUnsaved } from './unsaved.ts';

/** Asks before unsaved changes are discarded. */
export interface UnsavedGuard {
  /** Calls `go` at once if there are no changes, otherwise after the question. */
  leave: (go: () => void) => void;
  /** For `UnsavedQuestion`. */
  question: { isOpen: boolean; onDiscard: () => void; onStay: () => void };
}

/**
 * Protects unsaved changes: the browser asks before the page is closed, and `leave` before a dialog is.
 * Render an `UnsavedQuestion` with its `question`.
 */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    // The question must be there also when the network is away by then.
    preloadConfirm();
    return registerUnsaved();
  }, [isDirty]);

  return {
    leave: (go) => (isDirty ? setPending({ go }) : go()),
    question: {
      isOpen: pending !== null,
      onDiscard: () => pending?.go(),
      onStay: () => setPending(null),
    },
  };
}
