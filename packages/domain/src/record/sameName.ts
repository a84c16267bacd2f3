import type { Id } from '@anzhu/api/contract/codecs';
import { siblingNameTaken } from '@anzhu/api/rules/messages';
import type { TreeRecord } from './RecordTreePicker.tsx';

/** The records on the level below a parent; all roots without one. */
function siblingsBelow(records: readonly TreeRecord[], parent: Id | null): readonly TreeRecord[] {
  if (parent === null) return records;
  for (const { id, children } of records) {
    if (id === parent) return children ?? [];
    const found = siblingsBelow(children ?? [], parent);
    if (found.length > 0) return found;
  }
  return [];
}

interface Named {
  /** Undefined for a new record. */
  id: Id | undefined;
  pId?: Id | null | undefined;
  name: string;
}

/**
 * The sentence about a record whose name another one on its level has already; null when the name is its own there.
 *
 * @param kind what the records are called: 部门, 菜单
 */
export function sameNameWarning(
  records: readonly TreeRecord[],
  { id, pId = null, name }: Named,
  kind: string,
): string | null {
  const isTaken = siblingsBelow(records, pId).some((row) => row.id !== id && row.name === name);
  return isTaken ? siblingNameTaken(kind, name) : null;
}
