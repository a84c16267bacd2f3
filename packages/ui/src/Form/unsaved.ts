import { useEffect, useState } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import type { UnsavedQuestionProps } from './UnsavedQuestion.tsx';

export interface UnsavedGuard {
  /** Calls `go` at once if there are no changes, otherwise after the question. */
  leave: (go: () => void) => void;
  question: UnsavedQuestionProps;
}

/** Protects unsaved changes: the browser asks before the page is closed, `leave` before a dialog is. */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    changeUnsaved(1);
    return () => changeUnsaved(-1);
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

/** How many open forms have unsaved changes. */
const unsavedForms = createStore(0);

/** Browsers show a question of their own; a text of ours would not be shown. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function changeUnsaved(by: 1 | -1): void {
  unsavedForms.set(unsavedForms.get() + by);
  // A page that listens to `beforeunload` is not kept in the back-forward cache.
  if (unsavedForms.get() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Whether the page has unsaved changes now: for a router's blocker. */
export const hasUnsaved = (): boolean => unsavedForms.get() > 0;

/** The same, as state. */
export const useHasUnsaved = (): boolean => useStore(unsavedForms, (count) => count > 0);
