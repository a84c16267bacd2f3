import type { Db } from '../../platform/db/store.ts';
import { matching, spanOf } from './matching.ts';
import { countTests, isCounted, type Month, monthsOf } from './months.ts';
import type { Selection } from './selection.ts';

/** Which tests a page holds, newest first, and how many tests the selection has in all. */
export interface IdPage {
  ids: number[];
  total: number;
}

interface Wanted {
  page: number;
  size: number;
}

/** Reads a page of a selection, with the stored counts where they cover it. */
export const readPage = (db: Db, selection: Selection, wanted: Wanted): Promise<IdPage> =>
  isCounted(selection) ? readByMonths(db, selection, wanted) : readFew(db, selection, wanted);

/**
 * Finds a page without walking to it: whole months before it are skipped by their counts, and
 * within a month the way begins at the nearer end.
 */
async function readByMonths(db: Db, selection: Selection, { page, size }: Wanted): Promise<IdPage> {
  const months = await monthsOf(db, selection);
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const ids: number[] = [];
  let skip = (page - 1) * size;
  for (const month of months) {
    if (skip >= month.count) {
      skip -= month.count;
      continue;
    }
    const take = Math.min(size - ids.length, month.count - skip);
    ids.push(...(await idsOf(db, selection, month, { skip, take })));
    skip = 0;
    if (ids.length >= size) break;
  }
  return { ids, total };
}

/** Finds a page of a selection that has few tests: they are looked through once, for page and total. */
async function readFew(db: Db, selection: Selection, { page, size }: Wanted): Promise<IdPage> {
  const span = spanOf(selection);
  const rows = await db
    .selectFrom('health_test')
    .select((eb) => ['id', eb.fn.countAll<number>().over().as('total')])
    .where((eb) => matching(eb, selection, span))
    .orderBy('check_time', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const [first] = rows;
  if (first) return { ids: rows.map(({ id }) => id), total: first.total };
  return { ids: [], total: page === 1 ? 0 : await countTests(db, selection, span) };
}

/** Some ids of a month, newest first. */
async function idsOf(
  db: Db,
  selection: Selection,
  { span, count }: Month,
  { skip, take }: { skip: number; take: number },
): Promise<number[]> {
  const skipFromEnd = count - skip - take;
  const isNearEnd = skipFromEnd < skip;
  const rows = await db
    .selectFrom('health_test')
    .select('id')
    .where((eb) => matching(eb, selection, span))
    .orderBy('check_time', isNearEnd ? 'asc' : 'desc')
    .orderBy('id', isNearEnd ? 'asc' : 'desc')
    .limit(take)
    .offset(isNearEnd ? skipFromEnd : skip)
    .execute();
  const ids = rows.map((row) => row.id);
  return isNearEnd ? ids.toReversed() : ids;
}
