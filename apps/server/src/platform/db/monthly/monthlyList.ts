import type { Expression, SqlBool } from 'kysely';
import type { LocalTime } from '../tables/column.ts';
import type { Tables } from '../tables.ts';

/**
 * A list by time, newest first, that may be long: the database keeps counts of its rows by month, so
 * that totals and deep pages are found without walking over the rows.
 */
export interface MonthlyList {
  /** Where the rows are, and the column of their time. Their key is `id`. */
  table: keyof Tables;
  time: string;
  /** Which rows the list has, whatever their time. */
  rows: Expression<SqlBool>;
  /**
   * Where the counts are kept, by `month` (`yyyy-MM`), and which of them are of the list. Null for a
   * list that no kept counts cover: its rows are counted, so they must be found by an index.
   */
  counts: { table: keyof Tables; rows: Expression<SqlBool> } | null;
  /** First and last second of the list; null where it is not cut. */
  begin: LocalTime | null;
  end: LocalTime | null;
}
