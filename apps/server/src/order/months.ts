import { sql } from 'kysely';
import type { Db } from '../db/store.ts';
import { matching, type Span } from './matching.ts';
import type { Selection } from './selection.ts';

/** How many orders of a selection a month holds, and between which moments they lie. */
export interface Month {
  count: number;
  span: Span;
}

/** Sorts behind every digit, blank and hyphen: behind all moments that begin like this. */
const behind = (text: string): string => `${text}~`;

/** `yyyy-MM` sorts before every moment of its month. */
const wholeOf = (month: string): Span => ({ from: month, until: behind(month) });

/**
 * The months of a selection, newest first, each with its exact count; months without any are left
 * out. Whole months come from the counts that the database keeps; only where the first and the
 * last are cut, rows are counted, those of the shorter side of the cut.
 */
export async function monthsOf(db: Db, selection: Selection): Promise<Month[]> {
  const months: Month[] = [];
  for (const { month, count } of await keptCounts(db, selection)) {
    const whole = wholeOf(month);
    const from = selection.begin?.startsWith(month) ? selection.begin : whole.from;
    const until = selection.end?.startsWith(month) ? behind(selection.end) : whole.until;
    const span = { from, until };
    months.push({ span, count: await countWithin(db, selection, { whole, span, count }) });
  }
  return months.filter(({ count }) => count > 0);
}

/** The kept counts of the months that a selection touches, newest first. */
async function keptCounts(
  db: Db,
  { hotelId, roomTypeId, status, province, begin, end }: Selection,
): Promise<{ month: string; count: number }[]> {
  const isFine = roomTypeId !== null || province !== null;
  const terms = [sql`true`];
  if (hotelId !== null) terms.push(sql`hotel_id = ${hotelId}`);
  if (roomTypeId !== null) terms.push(sql`room_type_id = ${roomTypeId}`);
  if (province !== null) terms.push(sql`province = ${province}`);
  if (status !== null) terms.push(sql`status = ${status}`);
  if (begin !== null) terms.push(sql`month >= ${begin.slice(0, 7)}`);
  if (end !== null) terms.push(sql`month <= ${end.slice(0, 7)}`);
  const { rows } = await sql<{ month: string; count: number }>`
    select month, sum(count) as count
    from ${sql.table(isFine ? 'order_count_detail' : 'order_count')}
    where ${sql.join(terms, sql` and `)} group by month order by month desc`.execute(db);
  return rows;
}

/** The number of rows in a part of a month whose whole count is known. */
async function countWithin(
  db: Db,
  selection: Selection,
  { whole, span, count }: Month & { whole: Span },
): Promise<number> {
  const before = { from: whole.from, until: span.from };
  const after = { from: span.until, until: whole.until };
  const cuts = [before, after].filter((cut) => cut.from < cut.until);
  if (cuts.length === 0 || count === 0) return count;
  if (lengthOf(span) <= lengthOf(before) + lengthOf(after)) return countRows(db, selection, span);
  let rest = count;
  for (const cut of cuts) rest -= await countRows(db, selection, cut);
  return rest;
}

/** Days of a span within a month, roughly: what is cheaper to count. */
function lengthOf({ from, until }: Span): number {
  const day = (moment: string, fallback: number): number => Number(moment.slice(8, 10)) || fallback;
  return day(until, 32) - day(from, 1);
}

async function countRows(db: Db, selection: Selection, span: Span): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matching(eb, selection, span))
    .executeTakeFirstOrThrow();
  return count;
}
