import type { Row as ModelRow } from '@tanstack/react-table';
import { moveInTree, type TreeMove } from '../lib/tree/index.ts';
import type { TreePlace } from '../Table/column.ts';

export interface TreeRow<Row> {
  id: string;
  original: Row;
  place: TreePlace;
}

/** Where a dragged row would be dropped: at an edge of a row. */
export interface Drop {
  id: string;
  edge: 'before' | 'after';
}

/** A row that is being dragged, and the edge at which it would be dropped. */
export interface Drag {
  id: string;
  drop: Drop | null;
}

/** The records that match, all above them and all below them; `open` are the ids of those above. */
export function narrowTree<Row>(
  rows: readonly Row[],
  { rowId, childrenOf }: RecordReader<Row>,
  matches: (row: Row) => boolean,
): { kept: ReadonlySet<Row>; open: ReadonlySet<string> } {
  const kept = new Set<Row>();
  const open = new Set<string>();
  /** @returns whether it matches or is above a match */
  const visit = (row: Row, isBelow: boolean): boolean => {
    const isMatch = matches(row);
    const found = (childrenOf(row) ?? []).filter((child) => visit(child, isBelow || isMatch));
    if (found.length > 0) open.add(rowId(row));
    const isFound = isMatch || found.length > 0;
    if (isFound || isBelow) kept.add(row);
    return isFound;
  };
  for (const row of rows) visit(row, false);
  return { kept, open };
}

export interface RecordReader<Row> {
  rowId: (row: Row) => string;
  childrenOf: (row: Row) => readonly Row[] | undefined;
}

/** Gives the place that was there before when it is the same, so that its row is not drawn again. */
type PlaceCache = (place: TreePlace) => TreePlace;

/** Remembers places by the ids of their rows. */
export function createPlaceCache(): PlaceCache {
  const known = new Map<string, TreePlace>();
  return (place) => {
    const before = known.get(place.id);
    const names = Object.keys(place) as (keyof TreePlace)[];
    if (before && names.every((name) => before[name] === place[name])) return before;
    known.set(place.id, place);
    return place;
  };
}

/** What of a row of the model its place depends on. */
type PlacedRow<Row> = Pick<ModelRow<never, never>, 'id' | 'depth'> & {
  original: Row;
  subRows: readonly PlacedRow<Row>[];
};

export function treeRows<Row>(
  roots: readonly PlacedRow<Row>[],
  expanded: ReadonlySet<string>,
  { activeId, drag }: { activeId: string | null; drag: Drag | null },
  keep: PlaceCache,
): TreeRow<Row>[] {
  const active = activeId ?? roots[0]?.id;
  const visit = (siblings: readonly PlacedRow<Row>[], parentId: string | null): TreeRow<Row>[] =>
    siblings.flatMap(({ id, original, depth, subRows }, index) => {
      const canOpen = subRows.length > 0;
      const isOpen = canOpen && expanded.has(id);
      const place = keep({
        id,
        level: depth + 1,
        position: index + 1,
        siblings: siblings.length,
        canOpen,
        isOpen,
        parentId,
        isActive: id === active,
        isDragged: id === drag?.id,
        dropEdge: id === drag?.drop?.id ? drag.drop.edge : null,
      });
      return [{ id, original, place }, ...(isOpen ? visit(subRows, id) : [])];
    });
  return visit(roots, null);
}

/** What a key does on a row: moves as in every tree; Enter and Space open and close it. */
export function treeMove(
  key: string,
  index: number,
  places: readonly Pick<TreePlace, 'level' | 'canOpen' | 'isOpen'>[],
): TreeMove | null {
  const isOpenAt = (at: number) => (places[at]?.canOpen ? places[at].isOpen : undefined);
  if (key === 'Enter' || key === ' ') return places[index]?.canOpen ? { toggle: true } : null;
  const levelAt = (at: number) => places[at]?.level ?? 0;
  const move = moveInTree(key, index, { count: places.length, levelAt, isOpenAt });
  // A key that moves to no other row scrolls the table.
  return move && 'to' in move && move.to === index ? null : move;
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
