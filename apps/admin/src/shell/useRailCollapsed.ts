import { useState } from 'react';

const storageKey = 'rail';

/** Whether the rail shows icons only, remembered on this device. */
export function useRailCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(
    () => localStorage.getItem(storageKey) === 'collapsed',
  );
  const toggle = (): void => {
    localStorage.setItem(storageKey, isCollapsed ? 'open' : 'collapsed');
    setCollapsed(!isCollapsed);
  };
  return [isCollapsed, toggle];
}
