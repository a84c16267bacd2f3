import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Role } from '@anzhu/api/contract/role';
import type { MenuEntry } from '@anzhu/api/contract/session';
import { menuListFor } from '@anzhu/api/rules/menuList';
import type { Db } from '../../platform/db/store.ts';
import { readLimits, selectMenus, toMenu } from './read.ts';

/** Whose menu: people of a role, in one department or (null) whatever the department. */
interface Reader {
  role: Role;
  departmentId: number | null;
}

/** Ids of a department and of all those above it. */
async function departmentPath(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .withRecursive('above', (cte) =>
      cte
        .selectFrom('department')
        .select(['id', 'parent_id'])
        .where('id', '=', id)
        .union((next) =>
          next
            .selectFrom('department as d')
            .innerJoin('above as a', 'a.parent_id', 'd.id')
            .select(['d.id', 'd.parent_id']),
        ),
    )
    .selectFrom('above')
    .select('id')
    .execute();
  return rows.map((row) => String(row.id));
}

/** The menu list of a person, by the rule of `menuListFor`. */
export async function menuListOf(
  db: Db,
  { role, departmentId }: Reader,
): Promise<WithRowIds<MenuEntry>[]> {
  const departments = departmentId === null ? null : await departmentPath(db, departmentId);
  const rows = await selectMenus(db).where('visible', '=', 1).execute();
  const limits = await readLimits(db);
  const menus = rows.map((row) => {
    const id = row.id;
    return { ...toMenu(row, limits), id, pId: row.parent_id, deptId: limits.departments(id) };
  });
  return menuListFor(menus, { role, departments });
}
