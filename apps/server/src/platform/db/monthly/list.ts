import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LocalTime } from '../column.ts';
import type { Tables } from '../tables.ts';

/** A table of counts by month, and which of them are meant. */
export interface KeptCounts {
  table: keyof Tables;
  rows: Expression<SqlBool>;
}

/**
 * A list by time, newest first, that may be long: the database keeps counts of its rows by month, so
 * that totals and deep pages are found without walking over the rows.
 */
export interface MonthlyList {
  /** Where the rows are, and the column of their time. Their key is `id`. */
  table: keyof Tables;
  time: string;
  /** Its rows are found by an index of other columns, in which the time is only read. @default false */
  isLedByRows?: boolean;
  /** Which rows the list has, whatever their time. */
  rows: Expression<SqlBool>;
  /**
   * Where the counts are kept, by `month` (`yyyy-MM`), and which of them are of the list. Null for a
   * list that no kept counts cover: its rows are counted, so they must be found by an index.
   */
  counts: KeptCounts | null;
  /** First and last second of the list; null where it is not cut. */
  begin: LocalTime | null;
  end: LocalTime | null;
}

/** Moments: from the first, until before the last. Compared as text. */
export interface Span {
  from: string;
  until: string;
}

/** Sorts behind every digit, blank and hyphen: behind all moments that begin like this. */
export const behind = (text: string): string => `${text}~`;

/** `yyyy-MM` sorts before every moment of its month. */
export const monthSpan = (month: string): Span => ({ from: month, until: behind(month) });

/** The rows of a list within a span. */
export function rowsWithin(
  { rows, time, isLedByRows = false }: MonthlyList,
  { from, until }: Span,
): RawBuilder<SqlBool> {
  const moment = isLedByRows ? sql`${sql.ref(time)} || ''` : sql.ref(time);
  return sql`${moment} >= ${from} and ${moment} < ${until} and ${rows}`;
}

/** What columns are to hold; null leaves one out. */
export type Wanted = Readonly<Record<string, number | string | null>>;

type Given = readonly [column: string, value: number | string];

const givenOf = (wanted: Wanted): Given[] =>
  Object.entries(wanted).filter((entry): entry is [string, number | string] => entry[1] !== null);

const all = (terms: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  terms.length === 0 ? sql`1 = 1` : sql`${sql.join(terms, sql` and `)}`;

/** Columns with the values they must equal. */
export const equal = (wanted: Wanted): RawBuilder<SqlBool> =>
  all(givenOf(wanted).map(([column, value]) => sql<SqlBool>`${sql.ref(column)} = ${value}`));

/**
 * The same, written so that no index can begin with these columns: another filter leads, and they
 * are read from its index entry.
 */
export const equalWithoutIndex = (wanted: Wanted): RawBuilder<SqlBool> =>
  all(
    givenOf(wanted).map(([column, value]) =>
      typeof value === 'number'
        ? sql<SqlBool>`${sql.ref(column)} + 0 = ${value}`
        : sql<SqlBool>`${sql.ref(column)} || '' = ${value}`,
    ),
  );
