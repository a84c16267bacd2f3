import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from './db/column.ts';
import { invalid } from './refusal.ts';

/** A row of a table whose rows lie below each other. */
export interface TreeRow {
  id: number;
  parent_id: number | null;
}

/** The rows as a tree, in their order. A row whose parent is not among them is a root. */
export function nested<Row extends TreeRow, Node>(
  rows: readonly Row[],
  toNode: (row: Row, children: Node[] | null) => Node,
): Node[] {
  const known = new Set(rows.map((row) => row.id));
  const byParent = Map.groupBy(rows, ({ parent_id: parent }) =>
    parent !== null && known.has(parent) ? parent : null,
  );
  const below = (parent: number | null): Node[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const children = below(row.id);
      return toNode(row, children.length === 0 ? null : children);
    });
  return below(null);
}

/** Ids of a row and of every row above it, from below; empty when there is no such row. */
export function pathTo(rows: readonly TreeRow[], id: number): number[] {
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
  const path: number[] = [];
  let next: number | null | undefined = id;
  while (typeof next === 'number' && parents.has(next) && !path.includes(next)) {
    path.push(next);
    next = parents.get(next);
  }
  return path;
}

/** Levels of the tree that begins with a row: 1 when nothing is below it. */
export function levelsFrom(rows: readonly TreeRow[], id: number): number {
  const levels = rows.map((row) => pathTo(rows, row.id).indexOf(id) + 1);
  return Math.max(1, ...levels);
}

interface Wanted {
  /** The parent that a call names; null for none. */
  parent: Id | null;
  /** The record that gets it; left out when it is new. */
  id?: number;
  /** What the records are called: 部门, 菜单. */
  kind: string;
  /** Levels that the tree may have. */
  most: number;
}

/**
 * The id of a record's parent-to-be. Refuses one that does not exist, the record itself, what lies
 * below it, and a tree that would become too deep (spec: master data).
 */
export function parentFor(
  rows: readonly TreeRow[],
  { parent, id, kind, most }: Wanted,
): number | null {
  if (parent === null) return null;
  const path = pathTo(rows, rowId(parent));
  const [found] = path;
  if (found === undefined) throw invalid('pId', `上级${kind}不存在`);
  if (id !== undefined && path.includes(id)) {
    throw invalid('pId', `上级${kind}不能是自己或自己的下级`);
  }
  const levels = path.length + (id === undefined ? 1 : levelsFrom(rows, id));
  if (levels > most) throw invalid('pId', `${kind}最多 ${most} 级`);
  return found;
}
