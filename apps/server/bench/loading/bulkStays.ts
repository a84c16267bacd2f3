import { CheckType } from '@anzhu/api/contract/healthTest';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { localTime } from '../../src/platform/clock.ts';
import { IsolationStatus } from '../../src/platform/db/tables/stay.ts';
import type { Loading } from './loading.ts';

/** The rooms of each type, numbered from 0, and how many there are. */
const rooms = `rooms as (select id, room_type_id, row_number() over (partition by room_type_id order by id) - 1 as place,
  count(*) over (partition by room_type_id) as many from room where is_isolation = 0)`;

/** Ended stays of the orders that are completed, each in a room of its type. */
const ended = `insert into stay
    (sn, hotel_id, room_id, kind, order_id, province, check_in_time, leave_time, ended_time, end_kind)
  with ${rooms}
  select 'bulk' || orders.id, hotel_id, rooms.id, 0, orders.id, province,
    arrive_time, leave_time, leave_time, 0
  from orders join rooms on rooms.room_type_id = orders.room_type_id and rooms.place = orders.id % rooms.many
  where status = 4 and orders.id not in (select order_id from stay where order_id is not null)`;

/** Guests who should be there now, each with a vacant room of their type while there are some. */
const arriving = (now: string) => `create table bulk_arrival as
  with vacant as (select id, room_type_id,
      row_number() over (partition by room_type_id order by id) as place
    from room where is_isolation = 0 and status = 0),
  waiting as (select id, room_type_id,
      row_number() over (partition by room_type_id order by id) as place
    from orders where status = 1 and arrive_time <= '${now}' and leave_time > '${now}')
  select waiting.id as order_id, vacant.id as room_id from waiting
    join vacant on vacant.room_type_id = waiting.room_type_id and vacant.place = waiting.place`;

const present = [
  `update orders set status = 3 where id in (select order_id from bulk_arrival)`,
  `update room set status = 1 where id in (select room_id from bulk_arrival)`,
  `insert into stay (sn, hotel_id, room_id, kind, order_id, province, check_in_time, leave_time)
    select 'bulk' || orders.id, hotel_id, bulk_arrival.room_id, 0, orders.id, province,
      arrive_time, leave_time
    from orders join bulk_arrival on bulk_arrival.order_id = orders.id`,
  'drop table bulk_arrival',
];

/** Who booked is the guest. Their number and phone are encrypted alike in both tables. */
const guests = `insert into stay_guest
    (stay_id, place, idcard, idcard_search, document_kind, phone, name, sex, has_left)
  select stay.id, 0, idcard, idcard_search, 0, phone, booker_name, 0,
    case when ended_time is null then 0 else 1 end
  from stay join orders on orders.id = stay.order_id where sn like 'bulk%'`;

/** Adds the stays of orders that were added in bulk, those of now in rooms that are vacant. */
export const addStays = ({ run }: Loading, now: string): Promise<void> =>
  run([ended, arriving(now), ...present, guests]);

/** Days on which a person is tested. */
const testedDays = 13;

/** Adds a temperature of each day of everyone whose isolation has ended. */
export async function addTests(
  { server, write }: Loading,
  report: (done: number) => void,
): Promise<void> {
  const people = await server.store.db
    .selectFrom('isolation_person')
    .select(['id', 'hotel_id', 'check_in_time'])
    .where('status', '<>', IsolationStatus.isolating)
    .where('ended_time', '<', localTime(server.clock.now()))
    .where('source', '=', '')
    .orderBy('id')
    .execute();
  await write({
    table: 'health_test',
    count: people.length * testedDays,
    report,
    row(place) {
      const day = 1 + (place % testedDays);
      const person = people[Math.floor(place / testedDays)];
      if (!person) throw new RangeError('no person');
      const check_time = `${addDays(dayOf(person.check_in_time), day)} 08:30:00`;
      return {
        isolation_person_id: person.id,
        hotel_id: person.hotel_id,
        check_type: CheckType.temperature,
        check_result: 36 + ((person.id + day) % 13) / 10,
        is_abnormal: 0 as const,
        check_time,
        created_time: check_time,
        created_by: null,
        handled_time: null,
        handled_by: null,
        handled_note: '',
      };
    },
  });
}
