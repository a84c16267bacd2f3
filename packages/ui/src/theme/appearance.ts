import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

/** The user's appearance settings: a theme, or the system's, and a density. */
export interface Appearance {
  theme: 'light' | 'dark' | 'system';
  density: 'comfortable' | 'compact';
}

const storageKey = 'appearance';
const fallback: Appearance = { theme: 'system', density: 'comfortable' };
/** The settings that were read or applied last. */
const settings = createStore<Appearance | undefined>(undefined);
let stopFollowing = (): void => {};

/** Parses the stored settings; missing or unknown values become the default. */
export function parseAppearance(stored: string | null): Appearance {
  const [theme, density] = (stored ?? '').split(' ');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : fallback.theme,
    density: density === 'compact' ? density : fallback.density,
  };
}

/** The current settings: those applied last, else those stored on this device. */
export function readAppearance(): Appearance {
  const known = settings.get() ?? parseAppearance(readStored());
  settings.set(known);
  return known;
}

/** Sets theme and density on `<html>` and stores them here. With `system` the theme follows the system, live. */
export function applyTheme(appearance: Appearance): void {
  writeStored(`${appearance.theme} ${appearance.density}`);
  display(appearance);
}

/** Sets the stored theme and density on `<html>`, and from then on those that are set in another tab. */
export function followAppearance(): void {
  display(readAppearance());
  addEventListener('storage', ({ key, newValue }) => {
    // Null: the whole storage was cleared.
    if (key === storageKey || key === null) display(parseAppearance(newValue));
  });
}

function display(appearance: Appearance): void {
  stopFollowing();
  document.documentElement.dataset['density'] = appearance.density;
  if (appearance.theme === 'system') stopFollowing = followSystem();
  else document.documentElement.dataset['theme'] = appearance.theme;
  settings.set(appearance);
}

/** `readAppearance` for components: renders again when it is changed. The default on a server. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(settings.subscribe, readAppearance, () => fallback);
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

// A browser may block local storage: then the setting lasts as long as the page.
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
