import { type IsolationDue, IsolationStatus } from '@anzhu/api/contract/isolation';
import { dayOf } from '@anzhu/api/rules/days';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { wholeDay } from '../../platform/clock.ts';
import { filterId, type LocalTime } from '../../platform/db/column.ts';
import { leadBy, type TimedList } from '../../platform/db/list.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { type Hotels, narrowedTo, ofHotel } from '../../platform/session/scope.ts';

/** Source of people whom no channel declared, in the chart of sources. */
export const addedByStaff = '人工登记';

type Filter = Omit<CallInput<'isolationPage'>, 'page'>;

/** What the list of people in isolation is narrowed by. */
export interface Selection extends Omit<Filter, 'hotelId'> {
  hotels: Hotels;
  /** The wall clock that 正在隔离 and what is due are measured against. */
  now: LocalTime;
}

interface Caller {
  session: Session;
  now: LocalTime;
}

/** The filters of a call within what the caller may see. */
export const selectionOf = (
  { hotelId, ...filter }: Filter,
  { session, now }: Caller,
): Selection => ({
  ...filter,
  hotels: narrowedTo(session, filterId(hotelId)),
  now,
});

/** Which people are due, found by an index. */
const rowsOf: Record<IsolationDue, (now: LocalTime) => RawBuilder<boolean>> = {
  arriving: (now) =>
    sql`id in (select coming.id from isolation_person as coming
      where coming.status = ${IsolationStatus.isolating} and coming.check_in_time > ${now})`,
  release: (now) =>
    sql`id in (select staying.id from isolation_person as staying
      where staying.status = ${IsolationStatus.isolating}
        and staying.check_in_time <= ${now}
        and staying.check_out_time <= ${wholeDay(dayOf(now)).until})`,
};

/** The people that the chart of statuses counts in a month, found by the time at which isolation ended. */
function rowsOfMonth({ status, now }: Selection, month: string): RawBuilder<boolean> {
  // No month has more days; times are compared as texts.
  const [first, end] = [`${month}-01 00:00:00`, `${month}-31 23:59:59`];
  const last = end < now ? end : now;
  return status === IsolationStatus.isolating
    ? sql`id in (select staying.id from isolation_person as staying
        where staying.check_in_time <= ${last}
          and (staying.ended_time is null or staying.ended_time > ${last}))`
    : sql`id in (select ended.id from isolation_person as ended
        where ended.ended_time between ${first} and ${end})`;
}

/** The people that a selection narrows by time, or to several hotels, before all else; null for all. */
function rowsFirst(selection: Selection): RawBuilder<boolean> | null {
  const { due, month, now, hotels } = selection;
  const rows = [
    due && rowsOf[due](now),
    month === undefined ? undefined : rowsOfMonth(selection, month),
    typeof hotels === 'object' && hotels !== null ? ofHotel('hotel_id', hotels) : undefined,
  ].filter((part) => part !== undefined);
  return rows.length === 0 ? null : sql.join(rows, sql` and `);
}

/** The list of the people of a selection, by check-in. */
export const isolationList = (selection: Selection): TimedList => {
  const { province, hotels, type, month } = selection;
  // Who was in isolation at the end of a month may have left since.
  const isPast = month !== undefined && selection.status === IsolationStatus.isolating;
  const status = isPast ? undefined : selection.status;
  const { now } = selection;
  const isBegun = status === IsolationStatus.isolating && selection.due !== 'arriving';
  const { endTime = '' } = selection;
  const end = isBegun && (endTime === '' || endTime > now) ? now : endTime;
  const source = selection.source === addedByStaff ? '' : selection.source;
  const first = rowsFirst(selection);
  // Those that lead first.
  const hotelId = typeof hotels === 'number' ? hotels : null;
  const wanted = { province, source, hotel_id: hotelId, status, type };
  return {
    table: 'isolation_person',
    time: 'check_in_time',
    rows: first ? sql<boolean>`${first} and ${leadBy(wanted, 0)}` : leadBy(wanted),
    begin: selection.beginTime,
    end,
  };
};
