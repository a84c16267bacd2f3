import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../store.ts';
import { behind, type MonthlyList, rowsWithin } from './list.ts';
import { type Month, monthsOf, totalOf } from './months.ts';

/** The most rows of one page; a download has no limit. */
const largestPage = 1000;

/** Which rows a page holds, newest first, and how many the list has in all. */
export interface IdPage {
  ids: number[];
  total: number;
  /** Rows of a page, after the limit for one page. */
  size: number;
}

/**
 * Finds a page without walking to it: whole months before it are skipped by their counts, and
 * within a month the way begins at the nearer end. Without a list nothing matches.
 */
export async function readPage(
  db: Db,
  list: MonthlyList | null,
  requested: { page: number; size: number },
): Promise<IdPage> {
  const size = Math.min(requested.size, largestPage);
  if (!list) return { ids: [], total: 0, size };
  const months = await monthsOf(db, list);
  const ids: number[] = [];
  let skip = (requested.page - 1) * size;
  for (const month of months) {
    if (skip >= month.count) {
      skip -= month.count;
      continue;
    }
    const take = Math.min(size - ids.length, month.count - skip);
    ids.push(...(await idsOf(db, list, month, { skip, take })));
    skip = 0;
    if (ids.length >= size) break;
  }
  return { ids, total: totalOf(months), size };
}

const directions: Record<'up' | 'down', RawBuilder<unknown>> = { up: sql`asc`, down: sql`desc` };

/** Some ids of a month, newest first. */
async function idsOf(
  db: Db,
  list: MonthlyList,
  { span, count }: Month,
  { skip, take }: { skip: number; take: number },
): Promise<number[]> {
  const skipFromEnd = count - skip - take;
  const isNearEnd = skipFromEnd < skip;
  const direction = directions[isNearEnd ? 'up' : 'down'];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(list.table)} where ${rowsWithin(list, span)}
    order by ${sql.ref(list.time)} ${direction}, id ${direction}
    limit ${take} offset ${isNearEnd ? skipFromEnd : skip}`.execute(db);
  const ids = rows.map((row) => row.id);
  return isNearEnd ? ids.toReversed() : ids;
}

/** Rows of one batch: few enough that other calls run in between. */
const batchSize = 250;

/**
 * The ids of all rows of a list, newest first, in batches. Each batch begins where the one before
 * ended, so that a long export costs no more at its end than at its beginning.
 */
export async function* eachBatch(db: Db, list: MonthlyList): AsyncGenerator<number[]> {
  const time = sql.ref(list.time);
  let until = list.end === null ? '~' : behind(list.end);
  let last: { id: number; time: string } | undefined;
  for (;;) {
    const isFurther = last ? sql`(${time} < ${last.time} or id < ${last.id})` : sql`1 = 1`;
    const { rows } = await sql<{ id: number; time: string }>`
      select id, ${time} as time from ${sql.table(list.table)}
      where ${rowsWithin(list, { from: list.begin ?? '', until })} and ${isFurther}
      order by ${time} desc, id desc limit ${batchSize}`.execute(db);
    last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => row.id);
    if (rows.length < batchSize) return;
    until = behind(last.time);
  }
}
