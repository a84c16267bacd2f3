import { RecordStatus } from '../contract/department.ts';
import type { Role } from '../contract/role.ts';

/** A menu without those below it. `Key` is the type of its id. */
export interface ListedMenu<Key extends string | number> {
  id: Key;
  pId: Key | null;
  name: string;
  path: string | null;
  icon: string | null;
  sort: number | null;
  visible: RecordStatus | null;
  /** Roles that see it; empty means all. */
  role: readonly string[];
  /** Ids of the departments that see it; empty means all. */
  deptId: readonly string[];
}

/** An entry of a menu list: a group has children, a leaf has a route name. */
interface ListEntry<Key extends string | number> {
  id: Key;
  pId: Key | null;
  name: string;
  path: string | null;
  icon: string | null;
  sort: number | null;
  children: ListEntry<Key>[] | null;
}

/** For whom a menu list is. */
export interface MenuReader {
  role: Role | null;
  /** The user's department and all those above it; null ignores limits to departments. */
  departments: readonly string[] | null;
}

/** Whether a menu itself is shown to a reader; those above it may hide it all the same. */
const isShown = (
  { visible, role, deptId }: Pick<ListedMenu<never>, 'visible' | 'role' | 'deptId'>,
  reader: MenuReader,
): boolean =>
  visible !== RecordStatus.disabled &&
  (role.length === 0 || (reader.role !== null && role.includes(reader.role))) &&
  (deptId.length === 0 ||
    reader.departments === null ||
    reader.departments.some((id) => deptId.includes(id)));

/**
 * The menu list of a user: menus that are shown, limited by role and by department at once. A limit to
 * a department is for it and those below it. What lies below a menu that is not shown is left out, and
 * so is a group without entries (spec: roles).
 *
 * @param menus from old to new: equal ones in `sort` keep this order
 */
export function menuListFor<Key extends string | number>(
  menus: readonly ListedMenu<Key>[],
  reader: MenuReader,
): ListEntry<Key>[] {
  const shown = menus
    .filter((menu) => isShown(menu, reader))
    .toSorted((one, other) => (one.sort ?? Infinity) - (other.sort ?? Infinity) || 0);
  const byParent = new Map<Key | null, ListedMenu<Key>[]>();
  for (const menu of shown) {
    const siblings = byParent.get(menu.pId);
    if (siblings) siblings.push(menu);
    else byParent.set(menu.pId, [menu]);
  }
  const below = (parent: Key | null): ListEntry<Key>[] =>
    (byParent.get(parent) ?? [])
      .map(({ id, pId, name, path, icon, sort }): ListEntry<Key> => {
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

/** The entries of a menu list one after another, each before those below it. */
export const flatMenus = <Key extends string | number>(
  entries: readonly ListEntry<Key>[],
): { id: Key; name: string; path: string | null }[] =>
  entries.flatMap(({ id, name, path, children }) => [
    { id, name, path },
    ...flatMenus(children ?? []),
  ]);

/** The screen in which menus are managed. */
const managementRoute = 'menuManage';

/** Whether a menu list has 菜单管理: admins who take it from themselves could not undo that. */
export const hasMenuManagement = (list: readonly ListEntry<string | number>[]): boolean =>
  flatMenus(list).some(({ path }) => path === managementRoute);
