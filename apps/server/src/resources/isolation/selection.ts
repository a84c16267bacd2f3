import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { type IsolationDue, IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import { dayOf } from '@anzhu/api/rules/days';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { type Due, wholeDay } from '../../platform/clock.ts';
import { filterId, type LocalTime } from '../../platform/db/column.ts';
import {
  equal,
  equalWithoutIndex,
  type MonthlyList,
  type Wanted,
} from '../../platform/db/monthly/list.ts';
import { narrowedTo } from '../../platform/session/scope.ts';

/** Source of people whom no channel declared, in the chart of sources. */
export const addedByStaff = '人工登记';

/** What the list of people in isolation is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  type: PersonType | null;
  status: IsolationStatus | null;
  province: string | null;
  /** First and last second of check-in. */
  begin: LocalTime | null;
  end: LocalTime | null;
  due: Due<IsolationDue> | null;
  /** A name of the chart of sources. */
  source: string | null;
}

/** Everyone of a hotel, or of all hotels. */
export const everyone = (hotelId: number | null): Selection => ({
  hotelId,
  type: null,
  status: null,
  province: null,
  begin: null,
  end: null,
  due: null,
  source: null,
});

interface Caller {
  session: Session;
  now: LocalTime;
}

type Filter = Omit<InputOf<Contract['isolationPage']>, 'page'>;

/** The filters of a call within what the caller may see. */
export const selectionOf = (filter: Filter, { session, now }: Caller): Selection => ({
  hotelId: narrowedTo(session, filterId(filter.hotelId)),
  type: filter.type ?? null,
  status: filter.status ?? null,
  province: filter.province ?? null,
  begin: filter.beginTime ?? null,
  end: filter.endTime ?? null,
  due: filter.due === undefined ? null : { kind: filter.due, now },
  source: filter.source ?? null,
});

/** Which people are due, found by an index. */
const rowsOf: Record<IsolationDue, (now: LocalTime) => RawBuilder<boolean>> = {
  release: (now) =>
    sql`id in (select staying.id from isolation_person as staying
      where staying.status = ${IsolationStatus.isolating}
        and staying.check_out_time <= ${wholeDay(dayOf(now)).until})`,
};

/** The list of the people of a selection, by check-in. */
export const isolationList = (selection: Selection): MonthlyList => {
  const { province, hotelId, status, type, due } = selection;
  const source = selection.source === addedByStaff ? '' : selection.source;
  // Those that lead first.
  const wanted = { province, source, hotel_id: hotelId, status, type };
  return {
    table: 'isolation_person',
    time: 'check_in_time',
    rows: due
      ? sql<boolean>`${rowsOf[due.kind](due.now)} and ${equalWithoutIndex(wanted)}`
      : leadBy(wanted),
    counts: countsOf(selection, wanted),
    begin: selection.begin,
    end: selection.end,
  };
};

/** The kept counts that cover a selection; null for filters and combinations that none covers. */
function countsOf({ due }: Selection, wanted: Wanted): MonthlyList['counts'] {
  const { province, source } = wanted;
  if (due !== null || (province !== null && source !== null)) return null;
  if (province !== null) return { table: 'isolation_count_detail', rows: equal(wanted) };
  if (source !== null) return { table: 'isolation_count_source', rows: equal(wanted) };
  return { table: 'isolation_count', rows: equal(wanted) };
}

/** The first filter leads, by the index that begins with it; it holds the others too. */
function leadBy(wanted: Wanted) {
  const [lead, ...others] = Object.entries(wanted).filter(([, value]) => value !== null);
  if (!lead) return equal({});
  return sql<boolean>`${equal(Object.fromEntries([lead]))}
    and ${equalWithoutIndex(Object.fromEntries(others))}`;
}
