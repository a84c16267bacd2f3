import type { MenuEntry } from '@anzhu/api/contract/session';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Session } from '../http/handler.ts';
import { menuTree } from './tree.ts';

/**
 * The menu of a person: entries that are shown, limited by role and by department at once; an entry
 * without roles, or without departments, is not limited by them (spec: roles).
 */
export async function menuListOf(
  db: Kysely<Tables>,
  { role, departmentId }: Pick<Session, 'role' | 'departmentId'>,
): Promise<MenuEntry[]> {
  const rows = await db
    .selectFrom('menu as m')
    .select(['m.id', 'm.parent_id', 'm.name', 'm.path', 'm.icon', 'm.sort'])
    .where('m.visible', '=', 1)
    .where(({ or, and, not, exists, selectFrom }) => {
      const roles = selectFrom('menu_role as r').whereRef('r.menu_id', '=', 'm.id').select('role');
      const departments = selectFrom('menu_department as d')
        .whereRef('d.menu_id', '=', 'm.id')
        .select('department_id');
      return and([
        or([not(exists(roles)), exists(roles.where('r.role', '=', role))]),
        or([
          not(exists(departments)),
          exists(departments.where('d.department_id', '=', departmentId)),
        ]),
      ]);
    })
    .execute();
  return menuTree(rows);
}
