import { createStore, useStore } from '@anzhu/ui/store';
import { createContext, type ComponentType, type ReactNode } from 'react';

const badge = createStore<ReactNode>(null);

/**
 * Shows the state of the open screen's live connection in the top bar; null when no screen has one. The
 * badge comes with those screens: the shell does not load it.
 */
export const showLiveBadge = badge.set;

/** The badge of the live connection, for the top bar. */
export const useLiveBadge = (): ReactNode => useStore(badge, (shown) => shown);

/** A line above the screens; `route` is the name of the open one. */
export type TopLine = ComponentType<{ route: string }>;

/** Sets the line above the screens, as long as the shell is there; null for none. */
export const SetTopLine = createContext<(line: TopLine | null) => void>(() => undefined);
