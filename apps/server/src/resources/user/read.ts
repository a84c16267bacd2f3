import type { Id } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import { sql } from 'kysely';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Session } from '../../platform/http/handler.ts';
import { noPermission, notFound } from '../../platform/http/refusal.ts';
import { selectPerson, withHotelRole } from '../../platform/session/person.ts';

/** A user with the role, hotel and name of the department; undefined when there is none of that id. */
export async function readUser(db: Db, id: number) {
  const row = await selectPerson(db, sql`u.id = ${id}`)
    .select(['u.phone', 'u.heads', 'd.name as department'])
    .executeTakeFirst();
  return row && { ...row, hotel_id: withHotelRole(row.role, row.hotel_id) };
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** True when a person manages people of this role and hotel: an admin all, a hotel's admin its staff. */
export const manages = (session: Session, role: Role, hotelId: number | null): boolean =>
  session.role === Role.admin ||
  (session.role === Role.hotelAdmin &&
    role === Role.hotelMember &&
    hotelId !== null &&
    hotelId === session.hotelId);

/**
 * The user of a call: the caller, or a user whom the caller manages. Other ids are refused, whether
 * or not they exist.
 */
export async function userFor(db: Db, id: Id, session: Session): Promise<UserRow> {
  const user = await readUser(db, rowId(id));
  if (!user) throw session.role === Role.admin ? notFound('用户') : noPermission();
  if (user.id === session.userId || manages(session, user.role, user.hotel_id)) return user;
  throw noPermission();
}
