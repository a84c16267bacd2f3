import { useMemo, useState } from 'react';
import type { Column } from '../column.ts';
import type { ColumnSizing } from './ResizeHandle.tsx';

/** A column as the settings list it. */
interface ColumnChoice {
  id: string;
  header: string;
  isShown: boolean;
  /** Pinned: it is always shown, and stays at its side. */
  isFixed: boolean;
}

/** Visible columns, their order and widths; for `Table` and `ColumnSettings`. */
export interface ColumnLayout<Row> extends ColumnSizing {
  /** What the table shows. */
  columns: readonly Column<Row>[];
  /** What the settings list. */
  choices: readonly ColumnChoice[];
  show: (columnId: string, isOn: boolean) => void;
  /** Moves a column to a place among those that are not pinned, from 0. */
  move: (columnId: string, place: number) => void;
  /** As it was at first. */
  restore: () => void;
  isChanged: boolean;
}

/**
 * The column layout of a list, stored on this device.
 *
 * @param storageKey names the list, as `orders`; one per list
 * @param given all columns; stable, at module scope or in a memo
 */
export function useColumnLayout<Row>(
  storageKey: string,
  given: readonly Column<Row>[],
): ColumnLayout<Row> {
  const key = `columns ${storageKey}`;
  const [preferences, setPreferences] = useState(() =>
    readPreferences(() => localStorage.getItem(key)),
  );
  const columns = useMemo(() => applyPreferences(given, preferences), [given, preferences]);
  const all = orderColumns(given, preferences.order);

  const change = (next: Partial<ColumnPreferences>): void => {
    const changed = { ...preferences, ...next };
    setPreferences(changed);
    try {
      localStorage.setItem(key, printPreferences(changed));
    } catch {
      // A browser may forbid it: then the layout lasts as long as the screen.
    }
  };

  return {
    columns,
    choices: all.map((column) => ({
      id: column.id,
      header: column.header,
      isFixed: column.pin !== undefined,
      isShown: isShown(column, preferences),
    })),
    isChanged: printPreferences(preferences) !== printPreferences(noPreferences),
    show: (id, isOn) => {
      const others = preferences.hidden.filter((one) => one !== id);
      change({ hidden: isOn ? others : [...others, id] });
    },
    move: (id, place) => {
      const others = all.flatMap((one) => (one.pin || one.id === id ? [] : one.id));
      change({ order: others.toSpliced(place, 0, id) });
    },
    resize: (widths) => change({ widths: { ...preferences.widths, ...widths } }),
    resetWidth: (id) => {
      const { [id]: _usual, ...widths } = preferences.widths;
      change({ widths });
    },
    restore: () => change(noPreferences),
  };
}

/** The user's column preferences of one list; no data of records. */
interface ColumnPreferences {
  /** Ids of the unpinned columns in their order; columns added later are missing. */
  order: readonly string[];
  hidden: readonly string[];
  /** Pixels by column. */
  widths: Readonly<Record<string, number>>;
}

export const noPreferences: ColumnPreferences = { order: [], hidden: [], widths: {} };

/** The stored value has a version: other versions are ignored. */
const version = 1;

/** As it is stored. */
export function printPreferences(preferences: ColumnPreferences): string {
  return JSON.stringify({ version, ...preferences });
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const isWidth = (entry: [string, unknown]): entry is [string, number] =>
  typeof entry[1] === 'number' && entry[1] > 0;

/** What was stored; nothing when it is of another version, broken, or may not be read. */
export function readPreferences(read: () => string | null): ColumnPreferences {
  try {
    const { version: stored, order, hidden, widths } = JSON.parse(read() ?? '');
    if (stored !== version) return noPreferences;
    const sized = Object.entries<unknown>(widths ?? {}).filter(isWidth);
    return { order: idsOf(order), hidden: idsOf(hidden), widths: Object.fromEntries(sized) };
  } catch {
    return noPreferences;
  }
}

/**
 * The columns as the settings list them: pinned ones at their sides, the others in the order of these ids. A
 * column that is missing there follows its predecessor.
 */
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

const isShown = ({ id, pin }: Column<never>, { hidden }: ColumnPreferences): boolean =>
  pin !== undefined || !hidden.includes(id);

/** The columns with preferences applied: ordered, without hidden ones, with stored widths. */
export function applyPreferences<Row>(
  columns: readonly Column<Row>[],
  preferences: ColumnPreferences,
): Column<Row>[] {
  return orderColumns(columns, preferences.order)
    .filter((column) => isShown(column, preferences))
    .map((column) => {
      const width = preferences.widths[column.id];
      return width === undefined ? column : { ...column, width, isSized: true };
    });
}
