import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { HealthTest } from '@anzhu/api/contract/healthTest';
import { nameKey } from '@anzhu/api/rules/nameKey';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { wholeDay } from '../../platform/clock.ts';
import { filterId, type LocalTime, rowId } from '../../platform/db/column.ts';
import { leadBy, type TimedList } from '../../platform/db/list.ts';
import { contains } from '../../platform/db/query.ts';
import type { Db } from '../../platform/db/store.ts';
import { IsolationStatus } from '../../platform/db/tables/stay.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope, narrowedTo, ofHotel } from '../../platform/session/scope.ts';

/** Tests with the person they are of. */
export const selectTests = (db: Db) =>
  db
    .selectFrom('health_test')
    .innerJoin('isolation_person as person', 'person.id', 'health_test.isolation_person_id')
    .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
    .leftJoin('room', 'room.id', 'person.room_id')
    .selectAll('health_test')
    .select(['person.name', 'person.idcard', 'person.status', 'person.room_id'])
    .select(['hotel.name as hotel_name', 'room.name as room_name']);

/** A row of `selectTests`. */
export type TestRow = Awaited<ReturnType<ReturnType<typeof selectTests>['execute']>>[number];

/** A test as the list shows it: the ID number is masked. */
export const toHealthTest = (row: TestRow): WithRowIds<HealthTest> => ({
  id: row.id,
  uId: row.isolation_person_id,
  name: row.name,
  idCard: maskIdCard(row.idcard),
  hotelName: row.hotel_name,
  roomId: row.room_id,
  roomName: row.room_name,
  status: row.status,
  checkType: row.check_type,
  checkRes: row.check_result,
  checkTime: row.check_time,
  createTime: row.created_time,
  isHandled: row.is_abnormal === 1 ? row.handled_time !== null : null,
});

/** The test that a call names. Refuses one that does not exist, and one of another hotel. */
export async function testFor(db: Db, id: Id, session: Session): Promise<TestRow> {
  const row = await selectTests(db).where('health_test.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('检测记录');
  return row;
}

/** What the list of tests is narrowed by. */
interface Selection extends Omit<CallInput<'healthTestPage'>, 'hotelId' | 'page' | 'uid' | 'id'> {
  hotelId: number | null;
  id?: number | null;
  personId?: number | null;
}

/** The filters of a call within what the caller may see. */
export const selectionOf = (filter: CallInput<'healthTestPage'>, session: Session): Selection => ({
  ...filter,
  hotelId: narrowedTo(session, filterId(filter.hotelId)),
  id: filterId(filter.id),
  personId: filterId(filter.uid),
});

/** The list of the tests of a selection, by the time of the test. */
export const testList = (selection: Selection): TimedList => ({
  table: 'health_test',
  time: 'check_time',
  rows: matching(selection),
  begin: selection.beginTime,
  end: selection.endTime,
});

/** The rows of a selection: some people's and those to be handled are few, whatever else they are. */
function matching({
  hotelId,
  id = null,
  personId = null,
  name,
  checkRes,
  isAbnormal,
}: Selection): RawBuilder<SqlBool> {
  const isNarrow = id !== null || personId !== null || name !== undefined || isAbnormal === true;
  const terms = [leadBy({ check_result: checkRes, hotel_id: hotelId }, isNarrow ? 0 : 1)];
  if (id !== null) terms.push(sql`id = ${id}`);
  if (personId !== null) terms.push(sql`isolation_person_id = ${personId}`);
  if (name !== undefined) terms.push(sql`isolation_person_id in (${namedLike(name, hotelId)})`);
  if (isAbnormal) terms.push(sql`is_abnormal = 1 and handled_time is null`);
  return sql`${sql.join(terms, sql` and `)}`;
}

/** The people whose name, by its key or in pinyin, holds a text; of one hotel or of all. */
const namedLike = (name: string, hotelId: number | null): RawBuilder<unknown> =>
  sql`select named.id from isolation_person as named
    where named.name in (select name from name_reading
        where ${contains(sql.ref<string>('reading'), nameKey(name))})
      and ${leadBy({ 'named.hotel_id': hotelId }, 0)}`;

interface UntestedQuery {
  /** `yyyy-MM-dd` */
  date: string;
  now: LocalTime;
  /** Null: all hotels. */
  hotelId: number | null;
}

/** The people who had been checked in at the end of a day (today: now) and have no test of that day. */
export function selectUntested(db: Db, { date, hotelId, now }: UntestedQuery) {
  const { from, until } = wholeDay(date);
  return db
    .selectFrom('isolation_person as person')
    .where(ofHotel('person.hotel_id', hotelId))
    .where('person.check_in_time', '<=', until < now ? until : now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('health_test')
            .select('health_test.id')
            .whereRef('isolation_person_id', '=', 'person.id')
            .where('check_time', '>=', from)
            .where('check_time', '<=', until),
        ),
      ),
    );
}

/** How many people in isolation now have no test of a day. */
export async function countUntested(db: Db, query: UntestedQuery): Promise<number> {
  const { count } = await selectUntested(db, query)
    .where('person.status', '=', IsolationStatus.isolating)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
