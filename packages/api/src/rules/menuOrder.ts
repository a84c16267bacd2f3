import { maxMenuSort } from '../contract/menu.ts';

/** The order of all menus below one parent, as it is to be and as it was seen. */
export interface OrderChange {
  ids: readonly string[];
  knownIds: readonly string[];
}

/** What is wrong with a change of order by itself; undefined when nothing is. */
export function orderFault({ ids, knownIds }: OrderChange): string | undefined {
  const known = new Set(knownIds);
  const isSameSet =
    new Set(ids).size === ids.length &&
    ids.length === knownIds.length &&
    ids.every((id) => known.has(id));
  if (!isSameSet) return '新顺序与原顺序的菜单不一致';
  return ids.every((id, index) => id === knownIds[index]) ? '顺序没有变化' : undefined;
}

/**
 * The `sort` of each place after a change of order: the values that are there, ascending, and raised
 * where two are equal. Counted from 0 where that would exceed the largest.
 */
export function sortsOf(present: readonly number[]): number[] {
  const sorts: number[] = [];
  for (const sort of present.toSorted((one, other) => one - other)) {
    sorts.push(Math.max(sort, (sorts.at(-1) ?? -1) + 1));
  }
  return (sorts.at(-1) ?? 0) > maxMenuSort ? sorts.map((_, index) => index) : sorts;
}
