import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { SignedIn } from '@anzhu/api/contract/session';
import type { Db } from '../../platform/db/store.ts';
import type { Session } from '../../platform/http/handler.ts';
import { menuListOf } from '../menu/menuList.ts';

/** Result of a sign-in: the token, which is returned this once, the user, and their menus. */
export const signedIn = async (
  db: Db,
  session: Session,
  { token, heads }: { token: string; heads: string },
): Promise<WithRowIds<SignedIn>> => ({
  token: `Bearer ${token}`,
  userInfo: {
    id: session.userId,
    nickName: session.nickName,
    heads,
    role: session.role,
    hotelId: session.hotelId,
  },
  menuList: await menuListOf(db, session),
});
