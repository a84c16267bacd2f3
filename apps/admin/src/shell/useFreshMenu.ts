import { isTransient } from '@anzhu/api/client';
import { myMenus } from '@anzhu/api/contract/myMenus';
import useSWR from 'swr';
import { client } from '../session/client.ts';
import { readSession, storeSession, useSession } from '../session/store.ts';

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
