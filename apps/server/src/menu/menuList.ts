import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { MenuEntry } from '@anzhu/api/contract/session';
import type { Role } from '@anzhu/api/contract/role';
import type { Db } from '../db/store.ts';
import { menuTree } from './tree.ts';

/** Whose menu: people of a role, in one department or (null) whatever the department. */
interface Reader {
  role: Role;
  departmentId: number | null;
}

/**
 * The menu of a person: entries that are shown, limited by role and by department at once; an entry
 * without roles, or without departments, is not limited by them (spec: roles).
 */
export async function menuListOf(
  db: Db,
  { role, departmentId }: Reader,
): Promise<WithRowIds<MenuEntry>[]> {
  const rows = await db
    .selectFrom('menu as m')
    .select(['m.id', 'm.parent_id', 'm.name', 'm.path', 'm.icon', 'm.sort'])
    .where('m.visible', '=', 1)
    .where(({ or, not, exists, selectFrom }) => {
      const roles = selectFrom('menu_role as r').whereRef('r.menu_id', '=', 'm.id').select('role');
      return or([not(exists(roles)), exists(roles.where('r.role', '=', role))]);
    })
    .$if(departmentId !== null, (query) =>
      query.where(({ or, not, exists, selectFrom }) => {
        const departments = selectFrom('menu_department as d')
          .whereRef('d.menu_id', '=', 'm.id')
          .select('department_id');
        return or([
          not(exists(departments)),
          exists(departments.where('d.department_id', '=', departmentId)),
        ]);
      }),
    )
    .execute();
  return menuTree(rows);
}
