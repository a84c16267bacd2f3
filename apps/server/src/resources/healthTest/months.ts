import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { behind, matching, type Span } from './matching.ts';
import type { Selection } from './selection.ts';

/** How many tests of a selection a month holds, and between which moments they lie. */
export interface Month {
  count: number;
  span: Span;
}

/** Whether the stored counts cover all filters of a selection. */
export const isCounted = ({ personId, name, isOpen }: Selection): boolean =>
  personId === null && name === null && !isOpen;

/**
 * The months of a selection, newest first, each with its exact count. Whole months come from the
 * counts that the database keeps; where the first and the last are cut, rows are counted.
 */
export async function monthsOf(db: Db, selection: Selection): Promise<Month[]> {
  const { begin, end } = selection;
  const months: Month[] = [];
  for (const { month, count } of await keptCounts(db, selection)) {
    const isCut = begin?.startsWith(month) === true || end?.startsWith(month) === true;
    const span = {
      from: begin?.startsWith(month) ? begin : month,
      until: behind(end?.startsWith(month) ? end : month),
    };
    months.push({ span, count: isCut ? await countTests(db, selection, span) : count });
  }
  return months.filter(({ count }) => count > 0);
}

/** The kept counts of the months that a selection touches, newest first. */
function keptCounts(
  db: Db,
  { hotelId, result, begin, end }: Selection,
): Promise<{ month: string; count: number }[]> {
  return db
    .selectFrom('health_test_count')
    .select((eb) => ['month', eb.fn.sum<number>('count').as('count')])
    .where((eb) =>
      eb.and([
        ...(hotelId === null ? [] : [eb('hotel_id', '=', hotelId)]),
        ...(result === null ? [] : [eb('check_result', '=', result)]),
        ...(begin === null ? [] : [eb('month', '>=', begin.slice(0, 7))]),
        ...(end === null ? [] : [eb('month', '<=', end.slice(0, 7))]),
        sql<SqlBool>`true`,
      ]),
    )
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
}

/** The number of tests of a selection within a span, row by row. */
export async function countTests(db: Db, selection: Selection, span: Span): Promise<number> {
  const { count } = await db
    .selectFrom('health_test')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => matching(eb, selection, span))
    .executeTakeFirstOrThrow();
  return count;
}
