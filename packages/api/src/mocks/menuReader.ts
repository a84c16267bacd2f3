import type { Id } from '../contract/codecs.ts';
import type { FlatDepartment } from '../contract/department.ts';
import type { MenuReader } from '../rules/menuList.ts';
import { pathTo } from './tree.ts';

/** The users of a department, as readers of menus. */
export function menuReaderOf(departments: readonly FlatDepartment[], dept: Id): MenuReader {
  const path = pathTo(departments, dept);
  return { role: path[0]?.role ?? null, departments: path.map(({ id }) => id) };
}
