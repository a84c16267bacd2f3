import { useSyncExternalStore } from 'react';

/** How the product looks to one person: a theme, or the system's, and a density. */
export interface Appearance {
  theme: 'light' | 'dark' | 'system';
  density: 'comfortable' | 'compact';
}

const storageKey = 'appearance';
const fallback: Appearance = { theme: 'system', density: 'comfortable' };
const listeners = new Set<() => void>();
let current: Appearance | undefined;
let stopFollowing = (): void => {};

/** Reads what was remembered; whatever is missing or unknown becomes the default. */
export function parseAppearance(stored: string | null): Appearance {
  const [theme, density] = (stored ?? '').split(' ');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : fallback.theme,
    density: density === 'compact' ? density : fallback.density,
  };
}

/** What is in use: what was applied last, else what was remembered on this device. */
export function readAppearance(): Appearance {
  current ??= parseAppearance(readStored());
  return current;
}

/**
 * Puts theme and density on `<html>` and remembers them on this device.
 * With `system` the theme follows the system from then on, live.
 */
export function applyTheme(appearance: Appearance): void {
  current = appearance;
  writeStored(`${appearance.theme} ${appearance.density}`);
  stopFollowing();
  document.documentElement.dataset['density'] = appearance.density;
  if (appearance.theme === 'system') stopFollowing = followSystem();
  else document.documentElement.dataset['theme'] = appearance.theme;
  for (const tell of listeners) tell();
}

/** `readAppearance` for components: renders again when it is changed. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, readAppearance);
}

function followSystem(): () => void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    document.documentElement.dataset['theme'] = prefersDark.matches ? 'dark' : 'light';
  };
  show();
  prefersDark.addEventListener('change', show);
  return () => prefersDark.removeEventListener('change', show);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

// A browser may forbid local storage: then the choice lasts as long as the page.
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeStored(value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {
    return;
  }
}
