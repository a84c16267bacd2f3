import { useState } from 'react';
import { parseShare, type Share } from './share.ts';

// A browser may forbid local storage: then the choice lasts as long as the component.
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    return;
  }
}

/** The share as it was left on this device, and how to change it. */
export function useShare(initial: Share, storageKey: string | undefined) {
  const [value, setValue] = useState(() =>
    parseShare(storageKey === undefined ? null : readStored(storageKey), initial),
  );
  const change = (next: number): void => {
    setValue(next);
    if (storageKey !== undefined) writeStored(storageKey, next);
  };
  return [value, change] as const;
}
