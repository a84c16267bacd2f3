import { useEffect, useSyncExternalStore } from 'react';

/** The session is gone: why, in the server's words. */
export interface SessionLoss {
  message: string;
}

const listeners = new Set<() => void>();
let loss: SessionLoss | null = null;
let openForms = 0;

function set(next: SessionLoss | null): void {
  loss = next;
  for (const listener of listeners) listener();
}

/** Reports that a call failed with a lost session. The first message is kept. */
export function reportSessionLoss(message: string): void {
  if (!loss) set({ message });
}

/** The session is back, or the user has been sent to the login page. */
export const settleSessionLoss = (): void => set(null);

export const useSessionLoss = (): SessionLoss | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loss,
  );

/** Marks that the screen has a draft: a lost session must not unmount it. */
export function useOpenForm(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    openForms += 1;
    return () => {
      openForms -= 1;
    };
  }, [isOpen]);
}

export const hasOpenForm = (): boolean => openForms > 0;
