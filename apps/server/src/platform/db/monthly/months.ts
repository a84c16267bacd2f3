import { sql } from 'kysely';
import type { Db } from '../store.ts';
import {
  behind,
  type KeptCounts,
  type MonthlyList,
  monthSpan,
  rowsWithin,
  type Span,
} from './list.ts';

/** How many rows of a list a month holds, and between which moments they lie. */
export interface Month {
  count: number;
  span: Span;
}

/**
 * The months of a list, newest first, each with its exact count; months without any are left
 * out. Whole months come from the counts that the database keeps; only where the first and the
 * last are cut, rows are counted, those of the shorter side of the cut.
 */
export async function monthsOf(db: Db, list: MonthlyList): Promise<Month[]> {
  const { begin, end, counts } = list;
  const months: Month[] = [];
  for (const { month, count } of await (counts
    ? countsByMonth(db, counts, { from: begin?.slice(0, 7), until: end?.slice(0, 7) })
    : counted(db, list))) {
    const whole = monthSpan(month);
    const from = begin?.startsWith(month) ? begin : whole.from;
    const until = end?.startsWith(month) ? behind(end) : whole.until;
    const span = { from, until };
    const isExact = counts === null;
    months.push({
      span,
      count: isExact ? count : await countWithin(db, list, { whole, span, count }),
    });
  }
  return months.filter(({ count }) => count > 0);
}

/** How many rows the months of a list hold. */
export const totalOf = (months: readonly Month[]): number =>
  months.reduce((sum, { count }) => sum + count, 0);

/** How many rows a list has in all. */
export const countList = async (db: Db, list: MonthlyList): Promise<number> =>
  totalOf(await monthsOf(db, list));

/** How many rows of a list a month holds. */
interface Count {
  month: string;
  count: number;
}

/** The rows of a list that has no kept counts, by month, newest first. */
async function counted(db: Db, list: MonthlyList): Promise<Count[]> {
  const { table, time, begin, end } = list;
  const span = { from: begin ?? '', until: behind(end ?? '') };
  const { rows } = await sql<Count>`
    select substr(${sql.ref(time)}, 1, 7) as month, count(*) as count from ${sql.table(table)}
    where ${rowsWithin(list, span)}
    group by substr(${sql.ref(time)}, 1, 7) order by month desc`.execute(db);
  return rows;
}

/** The kept counts of the months (`yyyy-MM`) from one to another, both with it, newest first. */
export async function countsByMonth(
  db: Db,
  { table, rows: kept }: KeptCounts,
  { from, until }: { from: string | undefined; until: string | undefined },
): Promise<Count[]> {
  const terms = [sql`${kept}`];
  if (from !== undefined) terms.push(sql`month >= ${from}`);
  if (until !== undefined) terms.push(sql`month <= ${until}`);
  const { rows } = await sql<Count>`
    select month, sum(count) as count from ${sql.table(table)}
    where ${sql.join(terms, sql` and `)} group by month order by month desc`.execute(db);
  return rows;
}

/** The number of rows in a part of a month whose whole count is known. */
async function countWithin(
  db: Db,
  list: MonthlyList,
  { whole, span, count }: Month & { whole: Span },
): Promise<number> {
  const before = { from: whole.from, until: span.from };
  const after = { from: span.until, until: whole.until };
  const cuts = [before, after].filter((cut) => cut.from < cut.until);
  if (cuts.length === 0 || count === 0) return count;
  if (lengthOf(span) <= lengthOf(before) + lengthOf(after)) return countRows(db, list, span);
  let rest = count;
  for (const cut of cuts) rest -= await countRows(db, list, cut);
  return rest;
}

/** Days of a span within a month, roughly: what is cheaper to count. */
function lengthOf({ from, until }: Span): number {
  const day = (moment: string, fallback: number): number => Number(moment.slice(8, 10)) || fallback;
  return day(until, 32) - day(from, 1);
}

async function countRows(db: Db, list: MonthlyList, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(list.table)}
    where ${rowsWithin(list, span)}`.execute(db);
  return rows[0]?.count ?? 0;
}
