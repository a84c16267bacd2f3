import type { Id } from '@anzhu/api/contract/codecs';

/** A record among the rows of a page. */
export interface RowPosition<Row> {
  row: Row;
  /** From 0. */
  index: number;
}

/** The rows that a dialog steps through, and where its record is among them. */
export interface StepRows<Row> extends RowPosition<Row> {
  rows: readonly Row[];
  /** The list does not have the record any more: it was put in at its last place. */
  isMissing: boolean;
}

/**
 * Finds the record that is shown among the rows as they are now. A record that is not among them stays at
 * its last place, so that the one before and the one after are the same as before.
 */
export function insertMissing<Row extends { id: Id }>(
  rows: readonly Row[],
  { row, index }: RowPosition<Row>,
): StepRows<Row> {
  const at = rows.findIndex(({ id }) => id === row.id);
  const found = rows[at];
  if (found) return { rows, row: found, index: at, isMissing: false };
  return { rows: rows.toSpliced(index, 0, row), row, index, isMissing: true };
}
