import { createContext, useContext, useSyncExternalStore } from 'react';

/** The ids of the forms that are being sent. */
const running = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks a form as being submitted. @returns the function that ends this state */
export function startFormSubmission(id: string): () => void {
  const change = (isRunning: boolean): void => {
    if (isRunning) running.add(id);
    else running.delete(id);
    for (const listener of listeners) listener();
  };
  change(true);
  return () => change(false);
}

/** The id of the form around. */
export const FormId = createContext<string | undefined>(undefined);

/** Whether the form that a submit button belongs to is being sent. */
export function useIsFormSubmitting(form: string | undefined): boolean {
  const contextId = useContext(FormId);
  const id = form ?? contextId;
  return useSyncExternalStore(subscribe, () => id !== undefined && running.has(id));
}
