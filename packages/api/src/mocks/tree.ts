import type { Id } from '../contract/codecs.ts';
import { byId } from './records.ts';
import { refuseField } from './mock.ts';

interface TreeRow {
  id: Id;
  pId: Id | null;
}

/** Nests rows below their parents, in their order; a row without a known parent is a root. */
export function nested<Row extends TreeRow, Node extends Row & { children: Node[] | null }>(
  rows: readonly Row[],
): Node[] {
  const isBelow = (row: Row, parent: Id | null): boolean =>
    parent === null ? byId(rows, row.pId) === undefined : row.pId === parent;
  const below = (parent: Id | null): Node[] =>
    rows
      .filter((row) => isBelow(row, parent))
      .map((row) => {
        const children = below(row.id);
        return { ...row, children: children.length === 0 ? null : children } as Node;
      });
  return below(null);
}

/** A row and every row above it, the row itself first; empty when there is no such row. */
export function pathTo<Row extends TreeRow>(rows: readonly Row[], id: Id | null): Row[] {
  const path: Row[] = [];
  let row = byId(rows, id);
  while (row && !path.includes(row)) {
    path.push(row);
    row = byId(rows, row.pId);
  }
  return path;
}

/** Refuses a parent that does not exist, the record itself, and one below it. */
export function checkParent(
  rows: readonly TreeRow[],
  { kind, parent, id }: { kind: string; parent: Id | null | undefined; id?: Id },
): void {
  if (parent === null || parent === undefined) return;
  const path = pathTo(rows, parent);
  if (path.length === 0) refuseField('pId', `上级${kind}不存在`);
  if (byId(path, id)) refuseField('pId', `上级${kind}不能是自己或自己的下级`);
}
