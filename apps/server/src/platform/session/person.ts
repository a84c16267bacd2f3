import { RecordStatus } from '@anzhu/api/contract/department';
import { Code } from '@anzhu/api/contract/envelope';
import { Role } from '@anzhu/api/contract/role';
import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import type { Session } from '../caller.ts';
import type { Bit } from '../db/column.ts';
import type { Tx } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { noPermission, Refusal } from '../refusal.ts';

/** Levels that a tree of departments has at most. */
export const mostLevels = 20;

/** What a user may do follows from the department: this is what a query reads of both. */
export interface PersonRow {
  id: number;
  username: string;
  nick_name: string;
  department_id: number;
  role: Role;
  /** 0 when the user, the department, or one above it, is disabled. */
  status: Bit | null;
  /** The hotel of the nearest department upwards that has one. */
  hotel_id: number | null;
}

/** Users with their role and hotel. `who` picks the user by `u`, the table of users. */
export function selectPerson(db: Kysely<Tables>, who: Expression<SqlBool>) {
  return db
    .withRecursive('above', (cte) =>
      cte
        .selectFrom('app_user as u')
        .innerJoin('department as d', 'd.id', 'u.department_id')
        .where(who)
        .select([
          'd.id',
          'd.parent_id',
          sql<Bit>`case when u.status = 0 then 0 else d.status end`.as('status'),
          sql<number>`0`.as('depth'),
        ])
        .unionAll((next) =>
          next
            .selectFrom('department as d')
            .innerJoin('above as a', 'a.parent_id', 'd.id')
            .where('a.depth', '<', mostLevels)
            .select(['d.id', 'd.parent_id', 'd.status', sql<number>`a.depth + 1`.as('depth')]),
        ),
    )
    .selectFrom('app_user as u')
    .innerJoin('department as d', 'd.id', 'u.department_id')
    .where(who)
    .select(['u.id', 'u.username', 'u.nick_name', 'u.department_id', 'd.role'])
    .select((eb) => [
      eb
        .selectFrom('above')
        .select((above) => above.fn.min('above.status').as('status'))
        .as('status'),
      eb
        .selectFrom('above as a')
        .innerJoin('hotel as h', 'h.department_id', 'a.id')
        .orderBy('a.depth')
        .limit(1)
        .select('h.id')
        .as('hotel_id'),
    ]);
}

/** The hotel that a role is bound to: the platform's own people are bound to none. */
export const withHotelRole = (role: Role, hotelId: number | null): number | null =>
  role === Role.hotelAdmin || role === Role.hotelMember ? hotelId : null;

/** The session of a person. Refuses with 4016 when the user or the department is disabled. */
export function sessionOf(row: PersonRow, tokenHash: string): Session {
  if (row.status !== RecordStatus.normal) throw new Refusal(Code.accountDisabled);
  return {
    userId: row.id,
    username: row.username,
    nickName: row.nick_name,
    role: row.role,
    departmentId: row.department_id,
    hotelId: withHotelRole(row.role, row.hotel_id),
    tokenHash,
  };
}

/** What changed for the caller since the session was read; null when nothing did. */
async function becameOf(tx: Tx, session: Session): Promise<string | null> {
  const now = await selectPerson(tx, sql`u.id = ${session.userId}`).executeTakeFirst();
  if (!now) return '不能删除自己';
  if (now.department_id !== session.departmentId) return '不能更改自己的部门';
  if (now.role !== session.role) return '不能更改自己的角色';
  if (now.status !== RecordStatus.normal) return '不能停用自己的部门';
  return null;
}

/**
 * Runs a change of users, departments or menus so that callers cannot change their own role,
 * department or status, or delete themselves (spec: roles). A caller who lost a right while waiting
 * for the lock is refused. So an admin who changes anything remains one: there is always an admin.
 */
export async function assertCallerUnchanged<Data>(
  tx: Tx,
  session: Session,
  work: () => Promise<Data>,
): Promise<Data> {
  if ((await becameOf(tx, session)) !== null) throw noPermission();
  const done = await work();
  const became = await becameOf(tx, session);
  if (became !== null) throw new Refusal(Code.noPermission, became);
  return done;
}
