import { createContext, type ReactNode } from 'react';

/** What a dialog shows. It reaches the inside of the shell by this road, so that typing in a form renders the form and not the shell. */
export const DialogContent = createContext<{
  title: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}>({ title: undefined, footer: undefined, children: undefined });
