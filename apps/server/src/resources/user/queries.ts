import type { Id } from '@anzhu/api/contract/codecs';
import { RecordStatus } from '@anzhu/api/contract/department';
import { hotelStaff, Role } from '@anzhu/api/contract/role';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { fieldNotFound, notFound } from '../../platform/refusal.ts';
import { selectPerson, withHotelRole } from '../../platform/session/person.ts';
import { withHotels } from '../department/index.ts';

/** A user with the role, hotel and name of the department; undefined when there is none of that id. */
export async function readUser(db: Db, id: number) {
  const row = await selectPerson(db, sql`u.id = ${id}`)
    .select(['u.phone', 'u.heads', 'u.status as own_status', 'd.name as department'])
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
 * The user of a call: the caller, or a user whom the caller manages. Other ids are not found, whether
 * or not they exist.
 */
export async function userFor(db: Db, id: Id, session: Session): Promise<UserRow> {
  const user = await readUser(db, rowId(id));
  const isOwn = user?.id === session.userId;
  if (user && (isOwn || manages(session, user.role, user.hotel_id))) return user;
  throw notFound('用户');
}

/**
 * The department of a user to save. One outside of the caller's responsibility is refused as one that
 * does not exist.
 */
export async function departmentOf(db: Db, id: Id, session: Session): Promise<number> {
  const row = await withHotels(db)
    .selectFrom('department as d')
    .leftJoin('staffed as s', 's.id', 'd.id')
    .select(['d.id', 'd.role', 's.hotel_id'])
    .where('d.id', '=', rowId(id))
    .executeTakeFirst();
  if (row && manages(session, row.role, row.hotel_id)) return row.id;
  throw fieldNotFound('dept', '所属部门不存在');
}

/** Who works in a hotel and may sign in, by name. */
export async function clerksOf(db: Db, hotelId: number): Promise<{ id: number; name: string }[]> {
  return withHotels(db)
    .selectFrom('staffed as s')
    .innerJoin('app_user as u', 'u.department_id', 's.id')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .select(['u.id', 'u.nick_name as name'])
    .where('s.hotel_id', '=', hotelId)
    .where('d.role', 'in', [...hotelStaff])
    .where('d.status', '=', RecordStatus.normal)
    .where('u.status', '=', RecordStatus.normal)
    .orderBy('u.nick_name')
    .orderBy('u.id')
    .execute();
}
