import { useMemo, useState } from 'react';
import { isFloating, type Column } from '../column.ts';
import type { ColumnState } from '../model.ts';

interface ColumnChoice {
  id: string;
  header: string;
  isShown: boolean;
  /** Pinned: it is always shown, and stays at its side. */
  isFixed: boolean;
}

/** Visible columns and their order; for `Table` and `ColumnSettings`. */
export interface ColumnLayout extends ColumnState {
  choices: readonly ColumnChoice[];
  show: (columnId: string, isOn: boolean) => void;
  /** Moves a column to a place among those that are not pinned, from 0. */
  move: (columnId: string, place: number) => void;
  restore: () => void;
  isChanged: boolean;
}

/** The column layout of a list, stored on this device under `storageKey`, as `orders`. `columns` must be stable. */
export function useColumnLayout<Row>(
  storageKey: string,
  columns: readonly Column<Row>[],
): ColumnLayout {
  const key = `columns ${storageKey}`;
  const [preferences, setPreferences] = useState(() =>
    readPreferences(() => localStorage.getItem(key)),
  );
  const { order, hidden } = preferences;
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const columnOrder = useMemo(() => ordered.map(({ id }) => id), [ordered]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, pin }) => [id, pin !== undefined || !hidden.includes(id)]),
      ),
    [columns, hidden],
  );

  const change = (next: Partial<ColumnPreferences>): void => {
    const changed = { ...preferences, ...next };
    setPreferences(changed);
    try {
      localStorage.setItem(key, JSON.stringify({ version, ...changed }));
    } catch {
      // A browser may forbid it: then the layout lasts as long as the screen.
    }
  };

  return {
    columnOrder,
    columnVisibility,
    choices: ordered
      .filter((column) => !isFloating(column))
      .map(({ id, header, pin }) => ({
        id,
        header,
        isFixed: pin !== undefined,
        isShown: columnVisibility[id] ?? true,
      })),
    isChanged: order.length > 0 || hidden.length > 0,
    show: (id, isOn) => {
      const others = hidden.filter((one) => one !== id);
      change({ hidden: isOn ? others : [...others, id] });
    },
    move: (id, place) => {
      const others = ordered.flatMap((one) => (one.pin || one.id === id ? [] : one.id));
      change({ order: others.toSpliced(place, 0, id) });
    },
    restore: () => change(noPreferences),
  };
}

interface ColumnPreferences {
  /** Ids of the unpinned columns in their order; columns added later are missing. */
  order: readonly string[];
  hidden: readonly string[];
}

export const noPreferences: ColumnPreferences = { order: [], hidden: [] };

/** The stored value has a version: other versions are ignored. */
const version = 1;

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What was stored; nothing when it is of another version, broken, or may not be read. */
export function readPreferences(read: () => string | null): ColumnPreferences {
  try {
    const { version: stored, order, hidden } = JSON.parse(read() ?? '');
    return stored === version ? { order: idsOf(order), hidden: idsOf(hidden) } : noPreferences;
  } catch {
    return noPreferences;
  }
}

/** The columns in the settings' order, pinned ones at their sides; one missing in `wanted` follows its predecessor. */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  wanted: readonly string[],
): Column<Row>[] {
  const free = columns.filter(({ pin }) => pin === undefined);
  const placeOf = ({ id }: Column<Row>): number => wanted.indexOf(id);
  const ordered = free
    .filter(({ id }) => wanted.includes(id))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [index, column] of free.entries()) {
    if (ordered.includes(column)) continue;
    const before = free[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return [
    ...columns.filter(({ pin }) => pin === 'start'),
    ...ordered,
    ...columns.filter(({ pin }) => pin === 'end'),
  ];
}
