import { useEffect, useState } from 'react';
import { Confirm, preloadConfirm } from '../Confirm/Confirm.tsx';
import { isRefreshUnderWay } from '../lib/lazyPart/index.ts';
import { createStore, useStore } from '../lib/store.ts';

export interface UnsavedQuestionProps {
  /** Whether the question is shown. */
  isOpen: boolean;
  /** The changes may be discarded. */
  onDiscard: () => void;
  /** Editing continues. */
  onStay: () => void;
}

/**
 * Asks before unsaved changes are discarded.
 *
 * Use it in a screen with the `question` of its `useUnsavedGuard`, around the routes with a router's
 * blocker. Do not use it in a `FormDialog`, which has it already, nor for another question (`Confirm`).
 *
 * Keyboard: Enter and Esc continue editing, Tab reaches 放弃修改.
 */
export function UnsavedQuestion({ isOpen, onDiscard, onStay }: UnsavedQuestionProps) {
  return (
    <Confirm
      isOpen={isOpen}
      tone="danger"
      title="放弃未保存的修改？"
      confirmLabel="放弃修改"
      cancelLabel="继续编辑"
      onConfirm={onDiscard}
      onClose={onStay}
    >
      已填写的内容将不再保留。
    </Confirm>
  );
}

/** Asks before unsaved changes are discarded. */
export interface UnsavedGuard {
  /** Calls `go` at once if there are no changes, otherwise after the question. */
  leave: (go: () => void) => void;
  /** For `UnsavedQuestion`. */
  question: UnsavedQuestionProps;
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
  if (!isRefreshUnderWay()) event.preventDefault();
}

function changeUnsaved(by: 1 | -1): void {
  unsavedForms.set(unsavedForms.get() + by);
  // A page that listens to `beforeunload` is not kept in the back-forward cache.
  if (unsavedForms.get() > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Whether the page has unsaved changes, as state: for a router's blocker. */
export const useHasUnsaved = (): boolean => useStore(unsavedForms, (count) => count > 0);
