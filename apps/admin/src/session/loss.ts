import { useEffect, useSyncExternalStore } from 'react';

/** The session is gone: why, in the server's words. */
export interface SessionLoss {
  message: string;
}

const listeners = new Set<() => void>();
let loss: SessionLoss | null = null;
let isDismissed = false;
let openForms = 0;

function set(next: SessionLoss | null): void {
  loss = next;
  for (const listener of listeners) listener();
}

/**
 * Reports that a call failed with a lost session. The first message is kept. After the user has gone back to
 * the form, only a call of theirs that `changes` data reports again: reads are repeated by themselves.
 */
export function reportSessionLoss(message: string, changes: boolean): void {
  if (loss || (isDismissed && hasOpenForm() && !changes)) return;
  set({ message });
}

/** The user goes back to the open form, to copy what was typed. */
export function dismissSessionLoss(): void {
  isDismissed = true;
  set(null);
}

/** The session is back, or the user has been sent to the login page. */
export function settleSessionLoss(): void {
  isDismissed = false;
  set(null);
}

export const currentLoss = (): SessionLoss | null => loss;

export const useSessionLoss = (): SessionLoss | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentLoss);

/** Counts a form as open. @returns a function that counts it as closed */
export function openForm(): () => void {
  openForms += 1;
  return () => {
    openForms -= 1;
  };
}

/** Marks that the screen has a draft: a lost session must not unmount it. */
export function useOpenForm(isOpen: boolean): void {
  useEffect(() => (isOpen ? openForm() : undefined), [isOpen]);
}

export const hasOpenForm = (): boolean => openForms > 0;
