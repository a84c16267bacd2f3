import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { userFor } from './read.ts';

/** A user's profile. Whoever looks at someone else's leaves a log entry: it holds a phone. */
export const getUser: Handler<Contract['getUser']> = async (
  { input, session, origin },
  { store },
) => {
  const row = await userFor(store.db, input.id, session);
  const hotel = row.hotel_id
    ? await store.db
        .selectFrom('hotel')
        .select('name')
        .where('id', '=', row.hotel_id)
        .executeTakeFirst()
    : undefined;
  const user = {
    id: row.id,
    username: row.username,
    nickName: row.nick_name,
    phone: row.phone,
    heads: row.heads,
    dept: row.department_id,
    deptName: row.department,
    role: row.role,
    hotelId: row.hotel_id,
    hotelName: hotel?.name ?? null,
  };
  if (row.id === session.userId) return user;
  return store.change({ session, origin }, () =>
    Promise.resolve({
      data: user,
      log: {
        type: LogType.ordinary,
        sketch: `查看用户「${user.nickName}」`,
        target: { kind: '用户', id: row.id },
        hotelId: session.hotelId,
      },
    }),
  );
};
