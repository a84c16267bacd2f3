import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../db/rowId.ts';
import { invalid } from '../http/refusal.ts';
import { levelsFrom, pathTo, type TreeRow } from './rows.ts';

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
