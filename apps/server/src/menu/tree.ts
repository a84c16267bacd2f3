import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { MenuEntry } from '@anzhu/api/contract/session';

/** A menu entry as the table holds it. */
export interface MenuRow {
  id: number;
  parent_id: number | null;
  name: string;
  path: string | null;
  icon: string;
  sort: number;
}

/**
 * The tree of these entries, in their order. A group is kept only with something in it; what lies
 * below an entry that is not among them is left out with it.
 */
export function menuTree(rows: readonly MenuRow[]): WithRowIds<MenuEntry>[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parent: number | null): WithRowIds<MenuEntry>[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
      .map((row) => entryOf(row, below(row.id)))
      .filter((entry) => entry.path !== null || entry.children !== null);
  return below(null);
}

const entryOf = (row: MenuRow, children: WithRowIds<MenuEntry>[]): WithRowIds<MenuEntry> => ({
  id: row.id,
  pId: row.parent_id,
  name: row.name,
  path: row.path === '' ? null : row.path,
  icon: row.icon === '' ? null : row.icon,
  sort: row.sort,
  children: children.length === 0 ? null : children,
});
