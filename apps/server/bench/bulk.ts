import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { type Clock, localTime } from '../src/platform/clock.ts';
import { insertMany } from '../src/platform/db/query.ts';
import type { Store } from '../src/platform/db/store.ts';
import { OrderSource } from '../src/platform/db/tables/order.ts';
import { makePerson } from '../src/demo/person.ts';
import { hotelPlans } from '../src/demo/hotels.ts';
import { makeHotel } from '../src/demo/property.ts';
import { demoCalendar, minuteWithin, type Random, seededRandom } from '../src/demo/random.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import type { Insertable } from 'kysely';

/** Rows written between two progress reports. */
const step = 50_000;

/** Many rows of a table, for measurement. */
interface Bulk<Name extends keyof Tables> {
  table: Name;
  count: number;
  /** The row at a place from 0 on. */
  row(place: number): Insertable<Tables[Name]>;
  /** Called with the number of rows so far. */
  report(done: number): void;
}

/** Writes many rows, a transaction for each step, so that none is too large for memory. */
async function inSteps<Name extends keyof Tables>(
  { write }: Pick<Store, 'write'>,
  { table, count, row, report }: Bulk<Name>,
): Promise<void> {
  for (let done = 0; done < count; done += step) {
    const size = Math.min(step, count - done);
    const rows = Array.from({ length: size }, (_, place) => row(done + place));
    await write((tx) => insertMany(tx, table, rows));
    report(done + size);
  }
}

/** People of bulk orders are numbered from here, clear of the demo's own. */
const firstPerson = 1_000_000;

/** Statuses of orders that are over: they need no stay and no room. */
const statuses = [
  [OrderStatus.completed, 86],
  [OrderStatus.closed, 8],
  [OrderStatus.refunded, 4],
  [OrderStatus.paid, 2],
] as const;

/**
 * Adds orders of the last year to a store that has hotels, for benchmarks: over all hotels, room
 * types, provinces and days. `report` receives the number added so far.
 */
export async function addOrders(
  { db, write }: Pick<Store, 'db' | 'write'>,
  options: { orders: number; clock: Clock; report(done: number): void },
): Promise<void> {
  const random = seededRandom(options.orders);
  const calendar = demoCalendar(options.clock.now());
  const types = await db.selectFrom('room_type').select(['id', 'hotel_id', 'fee']).execute();
  await inSteps(
    { write },
    {
      table: 'orders',
      count: options.orders,
      report: options.report,
      row(place) {
        const type = random.pick(types);
        const guest = makePerson(firstPerson + place, random);
        const nights = random.between(1, 5);
        const created = -random.between(1, 364);
        const arrival = created + random.between(0, 7);
        // Who has not left yet has not come yet either: there is no stay for them.
        const status = arrival + nights > 0 ? OrderStatus.paid : random.weighted(statuses);
        const pay = type.fee * nights;
        const made = calendar.at(created, minuteWithin(random, 7, 23));
        return {
          hotel_id: type.hotel_id,
          room_type_id: type.id,
          status,
          source: random.pick(Object.values(OrderSource)),
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
    },
  );
}

/** Adds one hotel with many rooms on floors of a hundred, for measuring the board. */
export async function addLargeHotel({ write }: Pick<Store, 'write'>, rooms: number): Promise<void> {
  const [plan] = hotelPlans;
  if (!plan) throw new Error('no hotel in the demo');
  const size = { floors: Math.ceil(rooms / 100), roomsPerFloor: 100, isolationFloors: 0 };
  const large = { ...plan, ...size, name: `安住测量店 ${rooms}` };
  await write((tx) =>
    makeHotel(tx, large, { departmentId: null, pictures: new Map(), random: seededRandom(rooms) }),
  );
}

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

const yearSeconds = 365 * 24 * 60 * 60;

/** Adds logs of the last year, in the order of time, to a store that has hotels, for measurement. */
export async function addLogs(
  { db, write }: Pick<Store, 'db' | 'write'>,
  options: { logs: number; clock: Clock; report(done: number): void },
): Promise<void> {
  const random = seededRandom(options.logs);
  const hotels = await db.selectFrom('hotel').select('id').orderBy('id').execute();
  const weighted = actions.map((action) => [action, action[2]] as const);
  const begin = options.clock.now() - yearSeconds * 1000;
  await inSteps(
    { write },
    {
      table: 'log',
      count: options.logs,
      report: options.report,
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
          created_time: localTime(begin + ((yearSeconds * 1000) / options.logs) * place),
          before_values: null,
          after_values: null,
        };
      },
    },
  );
}
