import { login, type SignedIn } from '@anzhu/api/contract/session';
import { client } from './client.ts';
import { storeSession } from './store.ts';

/** The error of a sign-in response without token or id. */
const incomplete = '登录错误，请重试';

/** Stores the session of a sign-in response. @throws with a message to show when it is incomplete */
export function keepSession({ token, userInfo, menuList }: SignedIn): void {
  if (!token || !userInfo?.id) {
    reportError(new Error('the login answer has no token or no user id'));
    throw new Error(incomplete);
  }
  storeSession({ token, userId: userInfo.id, menuList: menuList ?? [] });
}

/** Signs in and keeps the session. Rejects with a message to show. */
export async function signIn(credentials: { username: string; password: string }): Promise<void> {
  keepSession(await client.call(login, credentials));
}
