import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { sql } from 'kysely';
import { equal, equalWithoutIndex, type Wanted } from '../db/monthly/equal.ts';
import type { MonthlyList } from '../db/monthly/monthlyList.ts';
import type { LocalTime } from '../db/tables/column.ts';
import { scopeOf } from '../hotel/scope.ts';
import type { Session } from '../http/handler.ts';

/** What the list of people in isolation is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  type: PersonType | null;
  status: IsolationStatus | null;
  province: string | null;
  /** First and last second of check-in. */
  begin: LocalTime | null;
  end: LocalTime | null;
}

type Filter = Omit<InputOf<Contract['isolationPage']>, 'page'>;

/** The filters of a call within what the caller may see. */
export const selectionOf = (filter: Filter, session: Session): Selection => ({
  hotelId: scopeOf(session),
  type: filter.type ?? null,
  status: filter.status ?? null,
  province: filter.province ?? null,
  begin: filter.beginTime ?? null,
  end: filter.endTime ?? null,
});

/** The list of the people of a selection, by check-in. */
export const isolationList = (selection: Selection): MonthlyList => {
  const { province, hotelId, status, type } = selection;
  const wanted = {
    ...(province !== null && { province }),
    hotel_id: hotelId,
    status,
    type,
  };
  return {
    table: 'isolation_person',
    time: 'check_in_time',
    rows: leadBy(wanted),
    counts: province === null ? 'isolation_count' : 'isolation_count_detail',
    counted: equal(wanted),
    begin: selection.begin,
    end: selection.end,
  };
};

/** The first filter leads, by the index that begins with it; it holds the others too. */
function leadBy(wanted: Wanted) {
  const [lead, ...others] = Object.entries(wanted).filter(([, value]) => value !== null);
  if (!lead) return equal({});
  return sql<boolean>`${equal(Object.fromEntries([lead]))}
    and ${equalWithoutIndex(Object.fromEntries(others))}`;
}
