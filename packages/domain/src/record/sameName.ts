import type { Id } from '@anzhu/api/contract/codecs';
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
 * The sentence of a question for a record whose name another one on its level has already; none when the name
 * is its own there.
 *
 * @param kind what the records are called: 部门, 菜单
 */
export function sameNameQuestion(
  records: readonly TreeRecord[],
  { id, pId = null, name }: Named,
  kind: string,
): string[] {
  const isTaken = siblingsBelow(records, pId).some((row) => row.id !== id && row.name === name);
  return isTaken ? [`同一上级下已有${kind}「${name}」，名称将重复`] : [];
}
