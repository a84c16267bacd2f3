import { Role } from '@anzhu/api/contract/role';
import type { Contract } from '@anzhu/api/contract';
import type { User } from '@anzhu/api/contract/user';
import { type Kysely, sql } from 'kysely';
import { LogType } from '../audit/log.ts';
import { rowId } from '../db/rowId.ts';
import type { Tables } from '../db/tables.ts';
import type { Handler, Session } from '../http/handler.ts';
import { noPermission, notFound } from '../http/refusal.ts';
import { selectPerson, withHotelRole } from '../session/person.ts';

/** A user with department and hotel; undefined when there is none of that id. */
async function readUser(db: Kysely<Tables>, id: number): Promise<User | undefined> {
  const row = await selectPerson(db, sql`u.id = ${id}`)
    .select(['u.phone', 'u.heads', 'd.name as department'])
    .executeTakeFirst();
  if (!row) return undefined;
  const hotelId = withHotelRole(row.role, row.hotel_id);
  const hotel = hotelId
    ? await db.selectFrom('hotel').select('name').where('id', '=', hotelId).executeTakeFirst()
    : undefined;
  return {
    id: row.id,
    username: row.username,
    nickName: row.nick_name,
    phone: row.phone,
    heads: row.heads,
    dept: row.department_id,
    deptName: row.department,
    role: row.role,
    hotelId,
    hotelName: hotel?.name ?? null,
  };
}

/** Everyone sees themselves, an admin everyone, a hotel's admin the people of that hotel. */
function maySee(session: Session, user: User): boolean {
  if (user.id === session.userId || session.role === Role.admin) return true;
  return (
    session.role === Role.hotelAdmin && session.hotelId !== null && user.hotelId === session.hotelId
  );
}

/** A user's profile. Whoever looks at someone else's leaves a log entry: it holds a phone. */
export const getUser: Handler<Contract['getUser']> = async ({ input, session, origin }, server) => {
  const id = rowId(input.id);
  const user = await readUser(server.store.db, id);
  if (!user) throw session.role === Role.admin ? notFound('用户') : noPermission();
  if (!maySee(session, user)) throw noPermission();
  if (id === session.userId) return user;
  return server.store.change({ session, origin }, () =>
    Promise.resolve({
      data: user,
      log: {
        type: LogType.ordinary,
        sketch: `查看用户「${user.nickName}」`,
        target: { kind: '用户', id },
        hotelId: session.hotelId,
      },
    }),
  );
};
