import { everyRole, type Role } from '@anzhu/api/contract/role';
import { rowId } from '../../platform/db/rowId.ts';
import type { Tx } from '../../platform/db/store.ts';
import { invalid } from '../../platform/http/refusal.ts';

/** For whom a menu is to be, as a call names it; what is left out stays as it is. */
export interface Limits {
  role?: readonly string[] | undefined;
  deptId?: readonly string[] | undefined;
}

/** The roles that are named, each once. Refuses what is no role. */
function rolesIn(named: readonly string[]): Role[] {
  const roles = everyRole.filter((role) => named.includes(role));
  if (roles.length !== new Set(named).size) throw invalid('role', '权限角色不是有效的选项');
  return roles;
}

/** Ids of the departments that are named, each once. Refuses one that does not exist. */
async function departmentsIn(tx: Tx, named: readonly string[]): Promise<number[]> {
  const ids = [...new Set(named.map(rowId))];
  if (ids.length === 0) return [];
  const found = await tx.selectFrom('department').select('id').where('id', 'in', ids).execute();
  if (found.length !== ids.length) throw invalid('deptId', '权限部门不存在');
  return ids;
}

/** Limits a menu to roles and departments; an empty list is no limit (spec: roles). */
export async function limitMenu(tx: Tx, menu_id: number, { role, deptId }: Limits): Promise<void> {
  if (role !== undefined) {
    const roles = rolesIn(role);
    await tx.deleteFrom('menu_role').where('menu_id', '=', menu_id).execute();
    const rows = roles.map((one) => ({ menu_id, role: one }));
    if (rows.length > 0) await tx.insertInto('menu_role').values(rows).execute();
  }
  if (deptId !== undefined) {
    const departments = await departmentsIn(tx, deptId);
    await tx.deleteFrom('menu_department').where('menu_id', '=', menu_id).execute();
    const rows = departments.map((department_id) => ({ menu_id, department_id }));
    if (rows.length > 0) await tx.insertInto('menu_department').values(rows).execute();
  }
}
