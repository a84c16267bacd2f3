import type { SignedIn } from '@anzhu/api/contract/session';
import type { Db } from '../db/store.ts';
import type { Session } from '../http/handler.ts';
import { menuListOf } from '../menu/menuList.ts';

/** What a sign-in answers: the token, which is told this once, who it is for, and their menus. */
export const signedIn = async (
  db: Db,
  session: Session,
  { token, heads }: { token: string; heads: string },
): Promise<SignedIn> => ({
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
