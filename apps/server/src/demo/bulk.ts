import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { type Clock, localTime } from '../platform/clock.ts';
import { insertMany } from '../platform/db/query.ts';
import type { Store } from '../platform/db/store.ts';
import { OrderSource } from '../platform/db/tables/order.ts';
import { makePerson } from './person.ts';
import { demoCalendar, inSteps, minuteWithin, type Random, seededRandom } from './random.ts';

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

/** Adds one hotel with many rooms on floors of a hundred, for measuring the board. @returns its id */
export function addLargeHotel({ write }: Pick<Store, 'write'>, rooms: number): Promise<number> {
  return write(async (tx) => {
    const { id } = await tx
      .insertInto('hotel')
      .values({
        department_id: null,
        name: `安住测量店 ${rooms}`,
        address: '示例路 9 号',
        province: '浙江',
        city: '宁波',
        parking_lot: '',
        badge: '',
        allow_isolation: 0,
        cover: '',
        contact_phone: '',
        longitude: null,
        latitude: null,
        introduce: '',
        facilities: '',
        other_policy: '',
        terms: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const type = await tx
      .insertInto('room_type')
      .values({
        hotel_id: id,
        name: '标准双床房',
        bed: 2,
        max_load: 2,
        have_window: 1,
        network: 1,
        have_breakfast: 0,
        cover: '',
        fee: 26_800,
        isolation_fee: 32_000,
        sort: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertMany(
      tx,
      'room',
      Array.from({ length: rooms }, (_, place) => ({
        hotel_id: id,
        name: `${Math.floor(place / 100) + 1}${String((place % 100) + 1).padStart(3, '0')}`,
        room_type_id: type.id,
        floor: Math.floor(place / 100) + 1,
        direction: '',
        is_isolation: 0 as const,
        status: RoomStatus.vacant,
        held_order_id: null,
      })),
    );
    return id;
  });
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
          target_kind: '测量',
          target_id: place,
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
