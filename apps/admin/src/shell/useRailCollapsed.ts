import { media } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useState } from 'react';

/**
 * Whether the rail shows icons only. On a window of medium width it does, unless it was opened there; what was
 * chosen is remembered on this device, for either width.
 */
export function useRailCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const isMedium = useMedia(media.medium);
  const storageKey = isMedium ? 'railMedium' : 'rail';
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const state = chosen[storageKey] ?? localStorage.getItem(storageKey);
  const isCollapsed = state === null ? isMedium : state === 'collapsed';
  const toggle = (): void => {
    const next = isCollapsed ? 'open' : 'collapsed';
    localStorage.setItem(storageKey, next);
    setChosen({ ...chosen, [storageKey]: next });
  };
  return [isCollapsed, toggle];
}
