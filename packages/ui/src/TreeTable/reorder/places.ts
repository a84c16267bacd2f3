import type { TreeRow } from '../treeRows.ts';

/** What the places of rows are worked out from: the visible rows. */
export type PlacedRow = Pick<TreeRow<unknown>, 'id' | 'parentId' | 'level'>;

/** Where a dragged row would be dropped: at an edge of a row. */
export interface Drop {
  id: string;
  edge: 'before' | 'after';
}

/** The ids of a row and its siblings, in their order; empty for an unknown id. */
export function siblingIds(rows: readonly PlacedRow[], id: string): string[] {
  const row = rows.find((one) => one.id === id);
  if (!row) return [];
  return rows.filter(({ parentId }) => parentId === row.parentId).map((one) => one.id);
}

/** The ids with one of them at another place, from 0; the same array when it is there already. */
export function withPlace(ids: readonly string[], id: string, place: number): readonly string[] {
  const wanted = Math.min(Math.max(place, 0), ids.length - 1);
  if (!ids.includes(id) || ids.indexOf(id) === wanted) return ids;
  return ids.filter((one) => one !== id).toSpliced(wanted, 0, id);
}

/** A sibling with the rows below it: the first of them, and the one after the last. */
interface Block {
  id: string;
  first: number;
  end: number;
}

function blocksOf(rows: readonly PlacedRow[], id: string): Block[] {
  return siblingIds(rows, id).map((sibling) => {
    const first = rows.findIndex((row) => row.id === sibling);
    const level = rows[first]?.level ?? 0;
    const next = rows.findIndex((row, index) => index > first && row.level <= level);
    return { id: sibling, first, end: next === -1 ? rows.length : next };
  });
}

/**
 * The place among its siblings, from 0, at which a dragged row would be dropped.
 *
 * @param at the pointer's position in rows: 2.5 is the middle of the third one
 */
export function placeAt(rows: readonly PlacedRow[], id: string, at: number): number {
  return blocksOf(rows, id).filter((block) => block.id !== id && at > (block.first + block.end) / 2)
    .length;
}

/** The edge that marks a place; none where the row is already. */
export function dropAt(rows: readonly PlacedRow[], id: string, place: number): Drop | null {
  const blocks = blocksOf(rows, id);
  const own = blocks.findIndex((block) => block.id === id);
  if (own === -1 || own === place) return null;
  const before = blocks.filter((block) => block.id !== id)[place];
  if (before) return { id: before.id, edge: 'before' };
  const last = rows[(blocks.at(-1)?.end ?? 0) - 1];
  return last ? { id: last.id, edge: 'after' } : null;
}
