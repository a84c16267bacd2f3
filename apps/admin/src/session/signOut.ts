import { logout } from '@anzhu/api/contract/session';
import { discardDrafts } from '@anzhu/ui/lazyPart';
import { client } from './client.ts';
import { clearSession, readSession } from './store.ts';

/** Signs out here at once; the server revokes the token when it can be reached. */
export function signOut(): void {
  const session = readSession();
  clearSession();
  discardDrafts();
  if (session) client.call(logout, { token: session.token }).catch(() => undefined);
}
