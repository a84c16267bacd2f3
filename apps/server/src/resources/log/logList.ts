import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { equal, equalWithoutIndex, type Wanted } from '../../platform/db/monthly/equal.ts';
import type { MonthlyList } from '../../platform/db/monthly/monthlyList.ts';
import type { Selection } from './selection.ts';

/** The list of the logs of a selection, whatever their text. */
export const logList = (selection: Selection): MonthlyList => ({
  table: 'log',
  time: 'created_time',
  rows: matching(selection),
  counts: { table: 'log_count', rows: counted(selection) },
  begin: selection.begin,
  end: selection.end,
});

const others = ({ hotelId, userId, type }: Selection): Wanted => ({
  hotel_id: hotelId,
  user_id: userId,
  type,
});

/** The kept counts of a selection. */
export function counted(selection: Selection): RawBuilder<SqlBool> {
  const rest = equal(others(selection));
  const { operators } = selection;
  return operators ? sql`${rest} and create_by in (${sql.join(operators)})` : rest;
}

/** The rows of a selection. One filter leads: the index that begins with it is the one to use. */
function matching(selection: Selection): RawBuilder<SqlBool> {
  const { hotelId, userId, type, operators } = selection;
  if (operators?.length === 1) {
    return sql`${equal({ create_by: operators[0] ?? '' })} and ${equalWithoutIndex(others(selection))}`;
  }
  const ledBy: Wanted =
    userId !== null ? { user_id: userId } : hotelId !== null ? { hotel_id: hotelId } : { type };
  const rest = sql<SqlBool>`${equal(ledBy)} and ${equalWithoutIndex({
    ...others(selection),
    ...Object.fromEntries(Object.keys(ledBy).map((column) => [column, null])),
  })}`;
  return operators ? sql`${rest} and create_by || '' in (${sql.join(operators)})` : rest;
}
