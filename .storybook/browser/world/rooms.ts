import { LineKind, PayMethod } from '../../../packages/api/src/contract/bill.ts';
import { Guarantee, usualHoldHour } from '../../../packages/api/src/contract/guarantee.ts';
import { OrderStatus } from '../../../packages/api/src/contract/order.ts';
import { RoomStatus } from '../../../packages/api/src/contract/room.ts';
import { addDays } from '../../../packages/api/src/rules/days.ts';
import { defaultHoldUntil } from '../../../packages/api/src/rules/guarantee.ts';
import { usualDayStart } from '../../../packages/api/src/rules/hotelDay.ts';
import { addSeconds } from '../../../packages/api/src/rules/localTime.ts';
import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import { StayEnd } from '../../../apps/server/src/platform/db/tables/stay.ts';
import { addOrder, addRoom, addStay } from '../../../apps/server/test/property.ts';
import { roomTypes } from './hotels.ts';
import { guest, person, turn } from './people.ts';
import { now, today } from './time.ts';

const { vacant, occupied, reserved, tentative, awaitingCleaning } = RoomStatus;
const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;

/** The status of each of the twelve rooms of a floor. */
const statuses = [
  occupied,
  vacant,
  vacant,
  reserved,
  occupied,
  vacant,
  awaitingCleaning,
  vacant,
  tentative,
  vacant,
  occupied,
  vacant,
];

/** Cleaners, assigned to the floors in turn; every third floor has none. */
const cleaners = ['张阿姨', '李阿姨', ''];

const floors = [2, 3, 4, 5, 6];
const isolationFloor = 6;

/** The status of the order of a normal room, by the room's status. */
const orderStatusOf: Partial<Record<RoomStatus, OrderStatus>> = {
  [occupied]: checkedIn,
  [reserved]: paid,
  [tentative]: unpaid,
};

/** The status of the orders without a room, in turns. */
const roomless = [paid, completed, refundRequested, closed, refunded, completed, unpaid, completed];

/** What keeps the orders that are not paid, in turns. */
const unpaidGuarantees = [
  Guarantee.online,
  Guarantee.onArrival,
  Guarantee.deposit,
  Guarantee.guaranteed,
] as const;

/** Days from the stories' day to the check-out, in turns; one stay is overdue. */
const departures: Record<OrderStatus, readonly number[]> = {
  [unpaid]: [2, 3],
  [paid]: [1, 2, 3],
  [closed]: [-2],
  [checkedIn]: [1, 0, 2, -1],
  [completed]: [-4, -3, -5],
  [refundRequested]: [3, 4],
  [refunded]: [-1, 2],
};

/** The planned releases, in turns: overdue, today, in ten days. */
const releases = ['2026-03-17 12:00:00', '2026-03-18 12:00:00', '2026-03-28 12:00:00'];

type RoomType = (typeof roomTypes)[number];

/** The order with this serial, deterministic. Higher serials were created later. */
function orderOf(serial: number, status: OrderStatus, type: RoomType) {
  const { name, phone, idcard, province } = person(serial);
  const nights = (serial % 3) + 1;
  const leaves = turn(departures[status], serial);
  const pay = nights * type.fee * 100;
  const arrive_time = `${addDays(today, leaves - nights)} 14:00:00`;
  const leave_time = `${addDays(today, leaves)} 12:00:00`;
  const created_time = addSeconds('2026-03-03 06:10:00', serial * 361 * 60);
  return {
    id: 20_260_000 + serial,
    status,
    customer_id: 500 + serial,
    customer_name: name,
    booker_name: name,
    phone,
    idcard,
    province,
    nights,
    pay,
    last_pay: nights > 1 ? Math.round(pay * 0.9) : pay,
    refund_reason: status === refundRequested || status === refunded ? '行程有变，无法入住' : '',
    created_time,
    paid_time: status === unpaid || status === closed ? null : created_time,
    arrive_time,
    ...(status === unpaid && keptBy(serial, { arrival: arrive_time, leave: leave_time })),
    leave_time,
  };
}

/** What keeps an order that is not paid; a room is held as it was when the order was booked. */
function keptBy(serial: number, stay: { arrival: string; leave: string }) {
  const guarantee = turn(unpaidGuarantees, Math.floor(serial / 3) + 1);
  const booked = { now: '2026-03-16 09:00:00', dayStarts: usualDayStart, holdHour: usualHoldHour };
  return {
    guarantee,
    guarantee_note: guarantee === Guarantee.guaranteed ? '示例旅行社，月结' : '',
    hold_until: defaultHoldUntil(guarantee, stay, booked),
  };
}

/** What was received of the orders with a deposit. */
async function addDeposits(tx: Tx): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'created_time'])
    .where('guarantee', '=', Guarantee.deposit)
    .where('status', '=', unpaid)
    .execute();
  for (const { id, created_time } of orders) {
    const line = { order_id: id, kind: LineKind.payment, amount: 10_000, method: PayMethod.wechat };
    const none = { created_by: null, voided_by: null, voided_time: null };
    await tx
      .insertInto('bill_line')
      .values({ ...line, ...none, note: '', created_time })
      .execute();
  }
}

/** Who books, by the serial of their order. */
async function addCustomer(tx: Tx, serial: number): Promise<void> {
  const customer = { id: 500 + serial, nick_name: person(serial).name, heads: '' };
  await tx.insertInto('customer').values(customer).execute();
}

/**
 * Sixty rooms on five floors, the top one for isolation, in every status, and sixty orders: one for
 * each normal room that is occupied or held, the others without a room.
 */
export async function addRooms(tx: Tx): Promise<void> {
  let serial = 0;
  let index = 0;
  for (const [storey, floor] of floors.entries()) {
    for (const [position, wanted] of statuses.entries()) {
      index += 1;
      const type = turn(roomTypes, position + storey);
      const isIsolation = floor === isolationFloor;
      const isHeld = wanted === reserved || wanted === tentative;
      const status = isIsolation && isHeld ? vacant : wanted;
      const orderStatus = isIsolation ? undefined : orderStatusOf[status];
      if (orderStatus !== undefined) {
        serial += 1;
        await addCustomer(tx, serial);
      }
      const order = orderStatus === undefined ? null : orderOf(serial, orderStatus, type);
      const name = `${floor}${String(position + 1).padStart(2, '0')}`;
      const { province } = person(index + 100);
      const release = turn(releases, Math.floor(position / 4));
      const isolation = { check_in_time: '2026-03-14 12:00:00', check_out_time: release };
      const stayed = order
        ? { check_in_time: order.arrive_time, leave_time: order.leave_time }
        : { check_in_time: isolation.check_in_time, leave_time: release };
      await addRoom(
        tx,
        { hotelId: 1, typeId: type.id },
        {
          status,
          isIsolation,
          ...(order && { order }),
          guest: guest(index + 100),
          room: {
            id: index,
            name,
            floor,
            direction: position % 2 === 0 ? '朝南' : '朝北',
            cleaner: turn(cleaners, floor),
          },
          stay: { sn: `S${name}`, province, ...stayed },
          person: { ...isolation, province, city: '' },
        },
      );
    }
  }
  for (let position = 0; position < 40; position += 1) {
    serial += 1;
    await addRoomless(tx, serial, position);
  }
  await addDeposits(tx);
}

/** An order without a room; its guests have been here when it is completed. */
async function addRoomless(tx: Tx, serial: number, position: number): Promise<void> {
  await addCustomer(tx, serial);
  const status = turn(roomless, position);
  const type = turn(roomTypes, position);
  const order = orderOf(serial, status, type);
  const orderId = await addOrder(tx, { hotelId: 1, typeId: type.id }, order);
  if (status !== completed) return;
  await addStay(tx, {
    hotelId: 1,
    roomId: 2 + (position % 3) * 12,
    sn: `S${serial}`,
    orderId,
    isIsolation: false,
    guest: guest(serial),
    stay: {
      check_in_time: order.arrive_time,
      leave_time: order.leave_time,
      ended_time: order.leave_time < now ? order.leave_time : now,
      end_kind: StayEnd.checkedOut,
      province: order.province,
    },
  });
}
