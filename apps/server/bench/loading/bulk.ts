import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { hotelPlans, type HotelPlan } from '../../src/demo/hotels.ts';
import { makePerson } from '../../src/demo/person.ts';
import { makeHotel } from '../../src/demo/property.ts';
import { demoCalendar, minuteWithin, type Random, seededRandom } from '../../src/demo/random.ts';
import { localTime } from '../../src/platform/clock.ts';
import type { Store } from '../../src/platform/db/store.ts';
import { OrderSource } from '../../src/platform/db/tables/order.ts';
import type { Loading } from './loading.ts';

/** People of bulk orders are numbered from here, clear of the demo's own. */
const firstPerson = 1_000_000;

/** Number of distinct people of `makePerson`: with more orders, some guests have several. */
const mostPeople = 3_000_000;

/** Statuses of orders that are over: they need no stay and no room. */
const statuses = [
  [OrderStatus.completed, 88],
  [OrderStatus.closed, 8],
  [OrderStatus.refunded, 4],
] as const;

/** What becomes of the orders of guests who did not come is decided within so many days. */
const missedDays = 3;

/**
 * Adds orders to a store that has hotels, for benchmarks: over all hotels, room types and provinces, in the order of
 * time, as many on each of so many days until now.
 */
export async function addOrders(
  { server, write }: Loading,
  { orders, days, report }: { orders: number; days: number; report(done: number): void },
): Promise<void> {
  const random = seededRandom(orders);
  const calendar = demoCalendar(server.clock.now());
  const types = await server.store.db
    .selectFrom('room_type')
    .select(['id', 'hotel_id', 'fee'])
    .execute();
  const sources = Object.values(OrderSource);
  await write({
    table: 'orders',
    count: orders,
    report,
    row(place) {
      const type = random.pick(types);
      const guest = makePerson(firstPerson + (place % mostPeople), random);
      const nights = random.between(1, 3);
      const created = Math.floor((place / orders) * days) - days + 1;
      const arrival = created + random.between(0, 2);
      // Who has not left yet has not come yet either: `addStays` lets them come. So it is with some who were missed.
      const isOpen = arrival + nights > 0 || (created > -missedDays && random.chance(0.02));
      const status = isOpen ? OrderStatus.paid : random.weighted(statuses);
      const pay = type.fee * nights;
      const made = calendar.pastAt(created, minuteWithin(random, 7, 23));
      return {
        hotel_id: type.hotel_id,
        room_type_id: type.id,
        status,
        source: random.pick(sources),
        province: guest.province,
        customer_id: null,
        customer_name: guest.name,
        booker_name: guest.name,
        phone: guest.phone,
        idcard: guest.idcard,
        arrive_time: calendar.at(arrival, 14 * 60),
        leave_time: calendar.at(arrival + nights, 12 * 60),
        nights,
        pay,
        last_pay: pay,
        refund_reason: '',
        refund_since: null,
        created_time: made,
        paid_time: status === OrderStatus.closed ? null : made,
        channel: '',
        external_id: null,
      };
    },
  });
}

/** Adds hotels of some floors with some rooms each. */
async function makeHotels(
  { write }: Pick<Store, 'write'>,
  {
    count,
    ...size
  }: { count: number } & Pick<HotelPlan, 'floors' | 'roomsPerFloor' | 'isolationFloors'>,
): Promise<void> {
  const random = seededRandom(count);
  await write(async (tx) => {
    for (let number = 1; number <= count; number += 1) {
      const plan = hotelPlans[number % hotelPlans.length];
      if (!plan) throw new Error('no hotel in the demo');
      const name = `安住测量店 ${size.roomsPerFloor}-${number}`;
      const options = { departmentId: null, pictures: new Map(), random };
      await makeHotel(tx, { ...plan, ...size, name }, options);
    }
  });
}

/** Adds one hotel with many rooms on floors of a hundred, for measuring the board. */
export const addLargeHotel = (store: Pick<Store, 'write'>, rooms: number): Promise<void> =>
  makeHotels(store, {
    count: 1,
    floors: Math.ceil(rooms / 100),
    roomsPerFloor: 100,
    isolationFloors: 0,
  });

/** Adds hotels of 24 rooms, 4 of them for isolation. */
export const addHotels = (store: Pick<Store, 'write'>, count: number): Promise<void> =>
  makeHotels(store, { count, floors: 6, roomsPerFloor: 4, isolationFloors: 1 });

/** What was done, with a number or name that distinguishes it; its frequency and type. */
const actions: readonly (readonly [(random: Random) => string, LogType, number])[] = [
  [() => '登录', LogType.signIn, 14],
  [() => '退出登录', LogType.signIn, 8],
  [(random) => `查看订单 ${random.between(1, 1_000_000)} 的完整信息`, LogType.personalData, 16],
  [(random) => `房间 ${roomNumber(random)} 办理入住`, LogType.dataChange, 18],
  [(random) => `订单 ${random.between(1, 1_000_000)} 已入住`, LogType.dataChange, 12],
  [(random) => `房间 ${roomNumber(random)} 退房`, LogType.dataChange, 14],
  [(random) => `房间 ${roomNumber(random)} 打扫`, LogType.dataChange, 10],
  [(random) => `订单 ${random.between(1, 1_000_000)} 改价`, LogType.dataChange, 3],
  [(random) => `驳回订单 ${random.between(1, 1_000_000)} 的退款申请`, LogType.dataChange, 1],
  [(random) => `导出订单 ${random.between(10, 90_000)} 条`, LogType.export, 1],
  [(random) => `编辑用户「前台${random.between(1, 400)}」`, LogType.systemChange, 1],
  [(random) => `订单 ${random.between(1, 1_000_000)} 退款失败`, LogType.exception, 0.2],
  [() => '登录失败', LogType.signInFailed, 0.3],
];

const roomNumber = (random: Random): string =>
  `${random.between(2, 20)}${String(random.between(1, 30)).padStart(2, '0')}`;

/** Operators of each hotel. */
const clerks = 6;

/** Users of bulk logs are numbered from here, clear of the demo's own. */
const firstUser = 10_000;

const dayMs = 24 * 60 * 60 * 1000;

/** Adds logs of so many days until now, in the order of time, to a store that has hotels, for measurement. */
export async function addLogs(
  { server, write }: Loading,
  { logs, days, report }: { logs: number; days: number; report(done: number): void },
): Promise<void> {
  const random = seededRandom(logs);
  const hotels = await server.store.db.selectFrom('hotel').select('id').orderBy('id').execute();
  const weighted = actions.map((action) => [action, action[2]] as const);
  const end = server.clock.now();
  await write({
    table: 'log',
    count: logs,
    report,
    row(place) {
      const [sketch, type] = random.weighted(weighted);
      const hotel = random.pick(hotels).id;
      const clerk = random.between(1, clerks);
      return {
        type,
        sketch: sketch(random),
        target_kind: 'order' as const,
        target_id: place,
        target_name: null,
        hotel_id: hotel,
        user_id: firstUser + hotel * clerks + clerk,
        create_by: `clerk${hotel}-${clerk}`,
        address: '127.0.0.1',
        request_id: '',
        created_time: localTime(end - days * dayMs * (1 - place / logs)),
        before_values: null,
        after_values: null,
      };
    },
  });
}
