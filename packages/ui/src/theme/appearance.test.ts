import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, followAppearance, parseAppearance, readAppearance } from './appearance.ts';

const dataset: Record<string, string> = {};
const stored = new Map<string, string>();
const system = {
  matches: false,
  watchers: new Set<() => void>(),
  addEventListener: (_: string, watcher: () => void) => system.watchers.add(watcher),
  removeEventListener: (_: string, watcher: () => void) => system.watchers.delete(watcher),
};
const windowEvents = new EventTarget();
const storeInAnotherTab = (key: string | null, newValue: string | null): void => {
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};
const turn = (isDark: boolean): void => {
  system.matches = isDark;
  for (const watcher of system.watchers) watcher();
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('parseAppearance', () => {
  it.each([
    [null, { theme: 'system', density: 'comfortable' }],
    ['dark compact', { theme: 'dark', density: 'compact' }],
    ['light comfortable', { theme: 'light', density: 'comfortable' }],
    ['purple dense', { theme: 'system', density: 'comfortable' }],
    ['', { theme: 'system', density: 'comfortable' }],
  ])('%j', (value, expected) => {
    expect(parseAppearance(value)).toEqual(expected);
  });
});

describe('applyTheme', () => {
  it('sets, remembers and reads back', () => {
    applyTheme({ theme: 'dark', density: 'compact' });
    expect(dataset).toEqual({ theme: 'dark', density: 'compact' });
    expect(readAppearance()).toEqual({ theme: 'dark', density: 'compact' });
    expect(parseAppearance(stored.get('appearance') ?? null)).toEqual(readAppearance());
  });

  it('follows the system live, and only as long as it is asked to', () => {
    turn(false);
    applyTheme({ theme: 'system', density: 'comfortable' });
    expect(dataset['theme']).toBe('light');
    turn(true);
    expect(dataset['theme']).toBe('dark');
    applyTheme({ theme: 'light', density: 'comfortable' });
    turn(false);
    turn(true);
    expect(dataset['theme']).toBe('light');
    expect(system.watchers.size).toBe(0);
  });

  it('works where local storage is forbidden', () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    applyTheme({ theme: 'light', density: 'compact' });
    expect(dataset).toEqual({ theme: 'light', density: 'compact' });
  });
});

describe('followAppearance', () => {
  it('sets what is stored, then what another tab stores', () => {
    applyTheme({ theme: 'light', density: 'comfortable' });
    followAppearance();
    storeInAnotherTab('appearance', 'dark compact');
    expect(dataset).toEqual({ theme: 'dark', density: 'compact' });
    expect(readAppearance()).toEqual({ theme: 'dark', density: 'compact' });
    storeInAnotherTab('menuId', '7');
    expect(dataset).toEqual({ theme: 'dark', density: 'compact' });
    storeInAnotherTab(null, null);
    expect(readAppearance()).toEqual({ theme: 'system', density: 'comfortable' });
  });
});
