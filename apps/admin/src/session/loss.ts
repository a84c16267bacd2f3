import { createStore, useStore } from '@anzhu/ui/store';
import { useEffect } from 'react';

/** The session is gone: why, in the server's words. */
export interface SessionLoss {
  message: string;
}

const store = createStore<SessionLoss | null>(null);
let isDismissed = false;
let openForms = 0;

/**
 * Reports that a call failed with a lost session. The first message is kept. After the user has gone back to
 * the form, only a call of theirs that `changes` data reports again: reads are repeated by themselves.
 */
export function reportSessionLoss(message: string, changes: boolean): void {
  if (store.get() || (isDismissed && hasOpenForm() && !changes)) return;
  store.set({ message });
}

/** The user goes back to the open form, to copy what was typed. */
export function dismissSessionLoss(): void {
  isDismissed = true;
  store.set(null);
}

/** The session is back, or the user has been sent to the login page. */
export function settleSessionLoss(): void {
  isDismissed = false;
  store.set(null);
}

export const currentLoss = store.get;

export const useSessionLoss = (): SessionLoss | null => useStore(store, (loss) => loss);

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
