import type { Id } from '../contract/codecs.ts';
import { RecordStatus } from '../contract/department.ts';
import type { AssignedMenu } from '../contract/menu.ts';
import type { Role } from '../contract/role.ts';
import type { MenuEntry } from '../contract/session.ts';
import type { StoredMenu } from './fixtures/staff.ts';

/**
 * The menu tree of a role, within a department or in any: visible entries, limited by role and by
 * department. Groups without entries are left out.
 */
export function menuListFor(
  menus: readonly StoredMenu[],
  { role, dept }: { role: Role | null; dept?: Id },
): MenuEntry[] {
  const visible = menus
    .filter(
      (menu) =>
        menu.visible === RecordStatus.normal &&
        (menu.role.length === 0 || (role !== null && menu.role.includes(role))) &&
        (menu.deptId.length === 0 || dept === undefined || menu.deptId.includes(dept)),
    )
    .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
  const below = (parent: Id | null): MenuEntry[] =>
    visible
      .filter(({ pId }) => pId === parent)
      .map(({ id, pId, name, path, icon, sort }) => {
        const children = below(id);
        return {
          id,
          pId,
          name,
          path: path || null,
          icon: icon || null,
          sort,
          children: children.length === 0 ? null : children,
        };
      })
      .filter(({ path, children }) => path !== null || children !== null);
  return below(null);
}

/** The entries of a menu tree as a flat list, each before those below it. */
export const flatMenus = (entries: readonly MenuEntry[]): AssignedMenu[] =>
  entries.flatMap(({ id, name, path, children }) => [
    { id, name, path },
    ...flatMenus(children ?? []),
  ]);
