import { RecordStatus } from '@anzhu/api/contract/department';
import { Code } from '@anzhu/api/contract/envelope';
import { Role } from '@anzhu/api/contract/role';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Bit } from '../db/tables/column.ts';
import type { Tables } from '../db/tables.ts';
import type { Session } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';

/** Levels that a tree of departments has at most. */
export const mostLevels = 20;

/** What a user may do follows from the department: this is what a query reads of both. */
export interface PersonRow {
  id: number;
  username: string;
  nick_name: string;
  department_id: number;
  role: Role;
  /** 0 when the department, or one above it, is disabled. */
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
        .select(['d.id', 'd.parent_id', 'd.status', sql<number>`0`.as('depth')])
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

/** The session of a person. Refuses with 4016 when the department is disabled. */
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
