import { byLabel } from '@anzhu/api/contract/label';
import { Menu } from '@anzhu/api/contract/menu';
import { roleLabel } from '@anzhu/api/contract/role';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { Lock, type Tx } from '../../platform/db/store.ts';

/** Names of the roles and the departments that a menu is limited to. */
async function limitsOf(
  tx: Tx,
  id: number,
): Promise<{ roles: string[]; departments: { id: number; name: string }[] }> {
  const roles = await tx
    .selectFrom('menu_role')
    .select('role')
    .where('menu_id', '=', id)
    .orderBy('role')
    .execute();
  const departments = await tx
    .selectFrom('menu_department as m')
    .innerJoin('department as d', 'd.id', 'm.department_id')
    .select(['d.id', 'd.name'])
    .where('m.menu_id', '=', id)
    .orderBy('d.id')
    .execute();
  return {
    roles: roles.map((row) => roleLabel[row.role]),
    departments,
  };
}

/** A menu in the log. */
export const menuRecord: RecordKind = {
  kind: 'menu',
  lock: Lock.people,
  async show(tx, id) {
    const row = await tx
      .selectFrom('menu as m')
      .leftJoin('menu as p', 'p.id', 'm.parent_id')
      .selectAll('m')
      .select('p.name as parent')
      .where('m.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { roles, departments } = await limitsOf(tx, id);
    return {
      name: row.name,
      hotelId: null,
      fields: byLabel(Menu, {
        name: row.name,
        pId: row.parent,
        path: row.path,
        icon: row.icon,
        sort: row.sort,
        visible: row.visible,
        remark: row.remark,
        role: roles.join('、'),
        deptId: departments.map(({ name }) => name).join('、'),
      }),
      whole: byLabel(Menu, {
        pId: row.parent_id,
        deptId: departments.map((department) => department.id).join(),
      }),
    };
  },
};
