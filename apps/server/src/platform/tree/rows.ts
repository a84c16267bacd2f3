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
