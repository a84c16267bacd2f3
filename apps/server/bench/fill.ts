import { PersonType } from '@anzhu/api/contract/isolation';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { plannedRelease } from '@anzhu/api/rules/isolation';
import { type Insertable, sql } from 'kysely';
import { hotelPlans } from '../src/demo/hotels.ts';
import { makePerson } from '../src/demo/person.ts';
import { makeHotel } from '../src/demo/property.ts';
import { demoCalendar, seededRandom } from '../src/demo/random.ts';
import { makeLogMonth } from '../src/platform/cleanUp/logMonths.ts';
import { localDay, localTime } from '../src/platform/clock.ts';
import { insertMany } from '../src/platform/db/query.ts';
import { monthFrom } from '../src/platform/db/schema/logMonths.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import { OrderSource } from '../src/platform/db/tables/order.ts';
import { IsolationStatus } from '../src/platform/db/tables/stay.ts';
import type { Server } from '../src/platform/server.ts';

/**
 * How much a store for measurement holds besides its demo: hotels of so many rooms each, one with many `rooms`; the rest
 * of so many days until now.
 */
export type Wanted = Record<
  'hotels' | 'hotelRooms' | 'rooms' | 'orders' | 'people' | 'logs' | 'days',
  number
>;

/** Rows of one transaction. */
const step = 20_000;

/** People are numbered from here, clear of the demo's own: so many distinct guests, and those in isolation. */
const persons = { ofOrders: 1_000_000, distinct: 3_000_000, isolated: 2_500_000 };

const isolationDays = 14;

/** Fills a store that has its demo. No server may use it meanwhile. */
export async function fill(
  { store, clock }: Server,
  { hotels, hotelRooms, rooms, orders, people, logs, days }: Wanted,
  say: (line: string) => void,
): Promise<void> {
  const { db, engine, write } = store;
  const random = seededRandom(orders);
  const calendar = demoCalendar(clock.now());

  /** Adds rows of a table, made one after the other; `at` is a part of the days until now. */
  async function addRows<Name extends keyof Tables>(
    table: Name,
    count: number,
    row: (place: number, at: number) => Insertable<Tables[Name]>,
  ): Promise<void> {
    for (let done = 0; done < count; done += step) {
      const size = Math.min(step, count - done);
      const places = Array.from({ length: size }, (_, place) => done + place);
      const rows = places.map((place) => row(place, (place / count) * days - days));
      await write((tx) => insertMany(tx, table, rows));
      say(`${table} ${done + size} / ${count}`);
    }
  }

  const run = (statements: readonly string[]): Promise<void> =>
    write(async (tx) => {
      const first = engine === 'postgres' ? ['set local statement_timeout = 0'] : [];
      for (const statement of [...first, ...statements]) await sql.raw(statement).execute(tx);
    });

  const addHotels = (count: number, floors: number, roomsPerFloor: number): Promise<void> =>
    write(async (tx) => {
      for (let number = 1; number <= count; number += 1) {
        const name = `安住测量店 ${roomsPerFloor}-${number}`;
        const size = { floors, roomsPerFloor, isolationFloors: count > 1 ? 1 : 0 };
        const plan = { ...random.pick(hotelPlans), ...size, name };
        await makeHotel(tx, plan, { departmentId: null, pictures: new Map(), random });
      }
    });

  /** In the order of time, over all hotels. Those of now are paid: `stays` lets their guests come. */
  async function addOrders(): Promise<void> {
    const types = await db.selectFrom('room_type').select(['id', 'hotel_id', 'fee']).execute();
    await addRows('orders', orders, (place, at) => {
      const type = random.pick(types);
      const guest = makePerson(persons.ofOrders + (place % persons.distinct), random);
      const nights = random.between(1, 3);
      const created = Math.floor(at) + 1;
      const arrival = created + random.between(0, 2);
      // Of guests who did not come in the last days it is not decided yet what becomes of their orders.
      const isOpen = arrival + nights > 0 || (created > -3 && random.chance(0.02));
      const isPaid = random.chance(0.92);
      const over = random.chance(0.96) ? OrderStatus.completed : OrderStatus.refunded;
      const status = isOpen ? OrderStatus.paid : isPaid ? over : OrderStatus.closed;
      const made = calendar.pastAt(created, random.between(7 * 60, 23 * 60));
      return {
        hotel_id: type.hotel_id,
        room_type_id: type.id,
        status,
        source: random.pick(Object.values(OrderSource)),
        province: guest.province,
        customer_name: guest.name,
        booker_name: guest.name,
        phone: guest.phone,
        idcard: guest.idcard,
        arrive_time: calendar.at(arrival, 14 * 60),
        leave_time: calendar.at(arrival + nights, 12 * 60),
        nights,
        pay: type.fee * nights,
        last_pay: type.fee * nights,
        refund_reason: '',
        created_time: made,
        paid_time: status === OrderStatus.closed ? null : made,
        channel: '',
      };
    });
    await run(stays(calendar.now));
  }

  /** Whose isolation is over, and a temperature of each of its days. */
  async function addPeople(): Promise<void> {
    const of = db.selectFrom('room').select(['id', 'hotel_id']).where('is_isolation', '=', 1);
    const isolationRooms = await of.execute();
    await addRows('isolation_person', people, (place, at) => {
      const { sex: _, ...person } = makePerson(persons.isolated + place, random);
      const room = random.pick(isolationRooms);
      const day = Math.floor(at) - isolationDays;
      const checkIn = calendar.at(day, random.between(8 * 60, 20 * 60));
      const release = plannedRelease(checkIn, isolationDays);
      return {
        ...person,
        email: '',
        city: '',
        user_name: '',
        source: '',
        type: random.pick(Object.values(PersonType)),
        hotel_id: room.hotel_id,
        room_id: room.id,
        check_in_time: checkIn,
        check_out_time: release,
        status: IsolationStatus.released,
        ended_time: release,
      };
    });
    const time = {
      sqlite: `datetime(check_in_time, '+' || day || ' day')`,
      postgres: `to_char(check_in_time::timestamp + day * interval '1 day', 'YYYY-MM-DD HH24:MI:SS')`,
    }[engine];
    const tested = Array.from({ length: isolationDays - 1 }, (_, day) => `(${day + 1})`).join();
    await run([
      `insert into health_test (isolation_person_id, hotel_id, check_type, check_result, is_abnormal,
        check_time, created_time, handled_note) with tested (day) as (values ${tested})
        select id, hotel_id, 0, 36 + ((id + day) % 13) / 10.0, 0, ${time}, ${time}, ''
        from isolation_person, tested where ended_time is not null
        and id not in (select isolation_person_id from health_test) order by id, day`,
    ]);
  }

  /** Gives an empty log a month of its own for each of the days, as one has that was kept by month from there on. */
  async function makePastMonths(): Promise<void> {
    if (engine !== 'postgres' || (await db.selectFrom('log').select('id').executeTakeFirst()))
      return;
    const { rows } = await sql<{ end: string }>`
      select substring(pg_get_expr(relpartbound, oid) from ${"TO \\('(.*)'\\)"}) as end
      from pg_class where relname = 'log_former'`.execute(db);
    const end = rows[0]?.end ?? '';
    if (end) await run(['alter table log detach partition log_former', 'drop table log_former']);
    const first = localDay(clock.now() - days * 86_400_000).slice(0, 7);
    for (let month = first; month < end; month = monthFrom(month, 1)) {
      await write((tx) => makeLogMonth(tx, month));
    }
  }

  /** Of six operators of each hotel. */
  async function addLogs(): Promise<void> {
    await makePastMonths();
    const made = await db.selectFrom('hotel').select('id').execute();
    await addRows('log', logs, (place, at) => {
      const [sketch, type] = random.weighted(actions);
      const hotel = random.pick(made).id;
      const clerk = random.between(1, 6);
      return {
        type,
        sketch: sketch.replace('#', String(random.between(1, 9999))),
        target_kind: 'order' as const,
        target_id: place,
        hotel_id: hotel,
        user_id: 10_000 + hotel * 6 + clerk,
        create_by: `clerk${hotel}-${clerk}`,
        address: '127.0.0.1',
        request_id: '',
        created_time: localTime(clock.now() + at * 86_400_000),
      };
    });
  }

  if (hotels > 0) await addHotels(hotels, 6, Math.ceil(hotelRooms / 6));
  if (orders > 0) await addOrders();
  if (people > 0) await addPeople();
  if (logs > 0) await addLogs();
  // One with many rooms, which stay vacant.
  if (rooms > 0) await addHotels(1, Math.ceil(rooms / 100), 100);
}

const ranked = (from: string): string =>
  `select id, room_type_id, row_number() over (partition by room_type_id order by id) - 1 as place,
    count(*) over (partition by room_type_id) as many from ${from}`;

const stay = `insert into stay (sn, hotel_id, room_id, kind, order_id, province, check_in_time, leave_time`;

const guest = `insert into stay_guest
  (stay_id, place, idcard, idcard_search, document_kind, phone, phone_search, name, sex, has_left)`;

/** Stays of completed orders, each in a room of its type, and of guests who should be there now, in vacant rooms. */
const stays = (now: string): readonly string[] => [
  `${stay}, ended_time, end_kind) with rooms as (${ranked('room where is_isolation = 0')})
    select 'bulk' || orders.id, hotel_id, rooms.id, 0, orders.id, province, arrive_time, leave_time, leave_time, 0
    from orders join rooms on rooms.room_type_id = orders.room_type_id and rooms.place = orders.id % rooms.many
    where status = 4 and orders.id not in (select order_id from stay where order_id is not null)`,
  `create table bulk_arrival as with vacant as (${ranked('room where is_isolation = 0 and status = 0')}),
    waiting as (${ranked(`orders where status = 1 and arrive_time <= '${now}' and leave_time > '${now}'`)})
    select waiting.id as order_id, vacant.id as room_id from waiting
    join vacant on vacant.room_type_id = waiting.room_type_id and vacant.place = waiting.place`,
  'update orders set status = 3 where id in (select order_id from bulk_arrival)',
  'update room set status = 1 where id in (select room_id from bulk_arrival)',
  `${stay}) select 'bulk' || orders.id, hotel_id, bulk_arrival.room_id, 0, orders.id, province,
    arrive_time, leave_time from orders join bulk_arrival on bulk_arrival.order_id = orders.id`,
  'drop table bulk_arrival',
  // Who booked is the guest, in past stays with who booked before. Their numbers are encrypted alike in both tables.
  `${guest} select stay.id, 0, idcard, idcard_search, 0, phone, phone_search, booker_name, 0,
    case when ended_time is null then 0 else 1 end
    from stay join orders on orders.id = stay.order_id where sn like 'bulk%'`,
  `${guest} select stay.id, 1, idcard, idcard_search, 0, phone, phone_search, booker_name, 1, 1
    from stay join orders on orders.id = stay.order_id - 1
    where sn like 'bulk%' and ended_time is not null and booker_name <> '已清除'`,
];

/** What is logged, and how often; `#` is a number. */
const actions: readonly (readonly [readonly [sketch: string, LogType], weight: number])[] = [
  [['登录', LogType.signIn], 22],
  [['查看订单 # 的完整信息', LogType.personalData], 16],
  [['房间 # 办理入住', LogType.dataChange], 18],
  [['订单 # 已入住', LogType.dataChange], 42],
  [['导出订单 # 条', LogType.export], 1],
  [['订单 # 退款失败', LogType.exception], 0.2],
];
