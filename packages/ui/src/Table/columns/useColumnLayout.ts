import { useMemo, useState } from 'react';
import type { Column } from '../column.ts';
import {
  applyPreferences,
  moveBy,
  noPreferences,
  orderOf,
  parsePreferences,
  printPreferences,
  type ColumnPreferences,
} from './preferences.ts';
import type { ColumnSizing } from './columnWidths.ts';

/** A column as the settings list it. */
export interface ColumnChoice {
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

const keyOf = (storageKey: string): string => `columns ${storageKey}`;

// A browser may forbid local storage: then the layout lasts as long as the screen.
function readStored(storageKey: string): ColumnPreferences {
  try {
    return parsePreferences(localStorage.getItem(keyOf(storageKey)));
  } catch {
    return noPreferences;
  }
}

function writeStored(storageKey: string, preferences: ColumnPreferences): void {
  try {
    localStorage.setItem(keyOf(storageKey), printPreferences(preferences));
  } catch {
    return;
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
  const [preferences, setPreferences] = useState(() => readStored(storageKey));
  const columns = useMemo(() => applyPreferences(given, preferences), [given, preferences]);
  const order = orderOf(given, preferences.order);

  const change = (next: Partial<ColumnPreferences>): void => {
    const all = { ...preferences, ...next };
    setPreferences(all);
    writeStored(storageKey, all);
  };

  const choiceOf = ({ id, header, pin }: Column<Row>): ColumnChoice => {
    const isFixed = pin !== undefined;
    return { id, header, isFixed, isShown: isFixed || !preferences.hidden.includes(id) };
  };
  const free = order.flatMap((id) => given.find((column) => column.id === id) ?? []);

  return {
    columns,
    choices: [
      ...given.filter(({ pin }) => pin === 'start'),
      ...free,
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
