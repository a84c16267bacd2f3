import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { MonthlyList } from './monthlyList.ts';

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
export const rowsWithin = (
  { rows, time }: MonthlyList,
  { from, until }: Span,
): RawBuilder<SqlBool> =>
  sql`${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until} and ${rows}`;
