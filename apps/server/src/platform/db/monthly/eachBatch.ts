import { sql } from 'kysely';
import type { Db } from '../store.ts';
import type { MonthlyList } from './monthlyList.ts';
import { behind, rowsWithin } from './span.ts';

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
