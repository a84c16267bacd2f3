import { isTransient } from '@anzhu/api/client';
import { myMenus } from '@anzhu/api/contract/myMenus';
import { findScreen, menuSections, type MenuSection } from '@anzhu/domain/menu';
import type { LinkTarget } from '@anzhu/ui/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../paths.ts';
import { client } from '../session/client.ts';
import { readSession, storeSession, useSession } from '../session/store.ts';

const nothing: [] = [];

/** The stored menu list, as the sections of the rail. */
export function useMenu(): MenuSection[] {
  const list = useSession()?.menuList ?? nothing;
  return useMemo(() => menuSections(list), [list]);
}

/** A link of the router as `@anzhu/ui` takes it. */
export const linkTarget = (path: string): LinkTarget => ({
  render: (props) => <Link {...props} to={path} />,
});

/** Links to screens by their route names, with a filter; undefined where the menu does not have one. */
export function useScreenLinks(): (
  route: string,
  query?: Parameters<typeof paths.screen>[1],
) => LinkTarget | undefined {
  const menu = useMenu();
  return (route, query) =>
    findScreen(menu, route) ? linkTarget(paths.screen(route, query)) : undefined;
}

/** How often the menu list is read again while the window is visible, in ms. */
const refreshInterval = 60_000;

async function readMenus([, token]: readonly [path: string, token: string]): Promise<true> {
  try {
    const menuList = await client.call(myMenus, {});
    const session = readSession();
    // Another user may have signed in meanwhile.
    if (session?.token === token) storeSession({ ...session, menuList });
  } catch (error) {
    // The stored list is shown meanwhile. SWR stops its interval after an error that is thrown.
    if (!isTransient(error)) throw error;
  }
  return true;
}

/**
 * Keeps the stored menu list up to date: on mounting, on focus, at an interval, and after actions that
 * refresh `myMenus`. Other windows follow by their storage events.
 */
export function useFreshMenu(): void {
  const token = useSession()?.token;
  useSWR(token === undefined ? null : ([myMenus.path, token] as const), readMenus, {
    refreshInterval,
    shouldRetryOnError: false,
  });
}
