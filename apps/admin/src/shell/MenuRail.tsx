import { railGroups } from '@anzhu/domain/menu';
import { Rail } from '@anzhu/ui/AppFrame';
import { media } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { rememberMenu } from '../session/store.ts';
import { useMenu } from '../data/menu.tsx';

/** The stored menu list at the side; the chosen entry is remembered. `current` is its route name. */
export function MenuRail({ current }: { current: string }) {
  const [isCollapsed, toggle] = useRailCollapsed();
  const groups = railGroups(
    useMenu(),
    ({ id, route }, props) => (
      <Link {...props} to={paths.screen(route)} onClick={() => rememberMenu(id)} />
    ),
    current,
  );
  return (
    <Rail label="菜单" brand="安住" groups={groups} isCollapsed={isCollapsed} onToggle={toggle} />
  );
}

/**
 * Whether the rail shows icons only. On a window of medium width it does, unless it was opened there; what was
 * chosen is remembered on this device, for either width.
 */
function useRailCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const isMedium = useMedia(media.medium);
  const storageKey = isMedium ? 'railMedium' : 'rail';
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const state = changed[storageKey] ?? localStorage.getItem(storageKey);
  const isCollapsed = state === null ? isMedium : state === 'collapsed';
  const toggle = (): void => {
    const next = isCollapsed ? 'open' : 'collapsed';
    localStorage.setItem(storageKey, next);
    setChanged({ ...changed, [storageKey]: next });
  };
  return [isCollapsed, toggle];
}
