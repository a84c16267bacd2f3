import { compareValues } from '../Table/compareValues.ts';
import type { Column, Sort } from '../Table/index.ts';

/** The next order after pressing a head: up, then down, then as given. */
export function nextSort(sort: Sort | null, columnId: string): Sort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'asc' };
  return sort.direction === 'asc' ? { columnId, direction: 'desc' } : null;
}

/** Orders records by a column; what has no value is last, in both directions. */
export function sortSiblings<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortValue = columns.find(({ id }) => id === sort?.columnId)?.sortValue;
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [first, second] = [sortValue(one) ?? null, sortValue(other) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compareValues(first, second);
  });
}

/** Siblings in a given order of their ids; others as they are. */
export function inOrder<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  ids: readonly string[] | null,
): readonly Row[] {
  if (ids?.length !== rows.length) return rows;
  const byId = new Map(rows.map((row) => [rowId(row), row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === rows.length ? ordered : rows;
}
