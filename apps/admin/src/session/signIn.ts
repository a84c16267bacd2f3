import { reworded } from '@anzhu/api/client';
import {
  login,
  type LoginAnswer,
  type SignedIn,
  type SignInNext,
} from '@anzhu/api/contract/session';
import { client } from './client.ts';
import { rememberPost, storeSession } from './store.ts';

/** Of a sign-in response without token or id, and of a failure without the server's reason. */
const signInFailed = '登录错误，请重试';

/** Stores the session of a sign-in response. @throws with a message to show when it is incomplete */
function keepSession({ token, userInfo, menuList }: SignedIn): void {
  if (!token || !userInfo?.id) {
    reportError(new Error('the login answer has no token or no user id'));
    throw new Error(signInFailed);
  }
  const { id, role, hotelId } = userInfo;
  // A back end that sends no role is asked first what it offers.
  if (role) rememberPost(JSON.stringify({ id, role, hotelId }));
  storeSession({ token, userId: id, menuList: menuList ?? [] });
}

/** Keeps the session of a response. @returns what is needed before there is one; null when there is */
export function keepOrNext({ next, ...signedIn }: LoginAnswer): SignInNext | null {
  if (!next) keepSession(signedIn);
  return next;
}

/** A failed step of a sign-in: in the server's words, or with those for none. */
export const signInFailure = (error: unknown): unknown => reworded(error, signInFailed);

/** Signs in. @returns what is needed next; null with a session. Rejects with a message to show. */
export async function signIn(credentials: {
  username: string;
  password: string;
}): Promise<SignInNext | null> {
  const answer = await client.call(login, credentials).catch((error: unknown) => {
    throw signInFailure(error);
  });
  return keepOrNext(answer);
}
