import { menuSections, type MenuSection } from '@anzhu/domain/menu';
import { useMemo } from 'react';
import { useSession } from '../session/store.ts';

const nothing: [] = [];

/** The stored menu list, as the sections of the rail. */
export function useMenu(): MenuSection[] {
  const list = useSession()?.menuList ?? nothing;
  return useMemo(() => menuSections(list), [list]);
}
