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
  show: (columnId: string, isShown: boolean) => void;
  move: (columnId: string, by: number) => void;
  /** As it was at first. */
  restore: () => void;
  isChanged: boolean;
}

/** A browser may forbid local storage: then the layout lasts as long as the screen. */
function tryStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
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
    parsePreferences(tryStorage((storage) => storage.getItem(key)) ?? null),
  );
  const columns = useMemo(() => applyPreferences(given, preferences), [given, preferences]);
  const order = orderOf(given, preferences.order);

  const change = (next: Partial<ColumnPreferences>): void => {
    const all = { ...preferences, ...next };
    setPreferences(all);
    tryStorage((storage) => storage.setItem(key, printPreferences(all)));
  };

  const choiceOf = ({ id, header, pin }: Column<Row>): ColumnChoice => {
    const isFixed = pin !== undefined;
    return { id, header, isFixed, isShown: isFixed || !preferences.hidden.includes(id) };
  };
  return {
    columns,
    choices: [
      ...given.filter(({ pin }) => pin === 'start'),
      ...columnsOf(given, order),
      ...given.filter(({ pin }) => pin === 'end'),
    ].map(choiceOf),
    isChanged: printPreferences(preferences) !== printPreferences(noPreferences),
    show: (id, isShown) => {
      const others = preferences.hidden.filter((one) => one !== id);
      change({ hidden: isShown ? others : [...others, id] });
    },
    move: (id, by) => change({ order: moveBy(order, id, by) }),
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function widthsOf(value: unknown): Record<string, number> {
  const isWidth = (entry: [string, unknown]): entry is [string, number] =>
    typeof entry[1] === 'number' && entry[1] > 0;
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(isWidth)) : {};
}

/** As it is stored. */
export function printPreferences(preferences: ColumnPreferences): string {
  return JSON.stringify({ version, ...preferences });
}

/** Reads what was stored; what is broken or of another version counts as nothing. */
export function parsePreferences(stored: string | null): ColumnPreferences {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    if (!isRecord(value) || value['version'] !== version) return noPreferences;
    return {
      order: wordsOf(value['order']),
      hidden: wordsOf(value['hidden']),
      widths: widthsOf(value['widths']),
    };
  } catch {
    return noPreferences;
  }
}

/**
 * The ids of the movable columns in their order. A column missing from the order follows its predecessor in
 * `columns`.
 */
export function orderOf<Row>(columns: readonly Column<Row>[], wanted: readonly string[]): string[] {
  const free = columns.filter(({ pin }) => pin === undefined).map(({ id }) => id);
  const order = wanted.filter((id, index) => free.includes(id) && wanted.indexOf(id) === index);
  for (const [index, id] of free.entries()) {
    if (order.includes(id)) continue;
    const before = free[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/** The columns with these ids, in their order. */
const columnsOf = <Row>(columns: readonly Column<Row>[], ids: readonly string[]): Column<Row>[] =>
  ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);

/** The columns with preferences applied: ordered, without hidden ones, with stored widths. */
export function applyPreferences<Row>(
  columns: readonly Column<Row>[],
  { order, hidden, widths }: ColumnPreferences,
): Column<Row>[] {
  const pinned = columns.filter(({ pin }) => pin !== undefined);
  const free = orderOf(columns, order).filter((id) => !hidden.includes(id));
  return [...pinned, ...columnsOf(columns, free)].map((column) => {
    const width = widths[column.id];
    return width === undefined ? column : { ...column, width, isSized: true };
  });
}

/** Moves an id by `by` positions; clamped at the ends. */
export function moveBy(order: readonly string[], id: string, by: number): string[] {
  const from = order.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), order.length - 1);
  return from === -1 ? [...order] : order.toSpliced(from, 1).toSpliced(to, 0, id);
}
