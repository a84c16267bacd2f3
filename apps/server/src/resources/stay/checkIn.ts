import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { checkIn as contract } from '@anzhu/api/contract/stay';
import { nightsOf } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { heldMessage, isHeldForAnother } from '@anzhu/api/rules/roomTransitions';
import { checkInErrors, type StayPeriod } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { refuseFaults, Refusal } from '../../platform/refusal.ts';
import { checkRoomFree, checkRoomLeft, readFullNights } from '../availability/index.ts';
import { PayMethod, recordPayment, unpaidOrder } from '../bill/index.ts';
import {
  type CheckInOrder,
  fillOrder,
  type OrderRow,
  checkInOrder,
  priceStay,
  type StayPrice,
  toQuotedNights,
  walkInOrder,
} from '../order/index.ts';
import { occupyFor, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { checkGuests, guestTaken, insertGuests, labelGuests } from './guests.ts';
import { checkFormerStay, openStay } from './stay.ts';
import { type UndoState, writeUndo } from './undoState.ts';

type Input = CallInput<'checkIn'>;

/**
 * Checks guests in, by their order or by one that is made for them. Room, order, stay, guests, log
 * and live event are one transaction: of fifty clerks at one room one succeeds (spec: rooms and stays).
 */
export const checkIn: Handler<'checkIn'> = async ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const checkingIn = server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'checkIn' });
    refuseFaults(checkInErrors(input, time));
    await checkFormerStay(tx, room, { checkIn: input.estimatedCheckIn, dayStarts: time.dayStarts });
    await checkGuests(tx, input.checkInfoList, { maxLoad: room.max_load });
    checkReservation(input, room);
    const { booked, price, addedNights } = await planStay(tx, room, { input, session, time });
    checkShownPrice(input, price);
    await checkRoomLeft(tx, addedNights);
    // The order before its rooms, as everywhere: who cancels, refunds or holds does not wait in a circle.
    const order = booked
      ? await fillOrder(tx, booked, { input, price })
      : await walkInOrder(tx, room, { input, price, time });
    const nights = nightsOf(input, time.dayStarts);
    // The order that loses the room, as the clerk has confirmed, does not count.
    const forOrderIds = [order.id, ...(room.held_order_id === null ? [] : [room.held_order_id])];
    await checkRoomFree(tx, { room, nights, time, forOrderIds });
    await takeFromOthers(tx, room, order.id);
    const freed = await occupyFor(tx, room, order.id);
    const stayId = await openStay(tx, room, {
      orderId: order.id,
      province: order.province,
      checkInTime: input.estimatedCheckIn,
      leaveTime: input.estimatedCheckOut,
      now: time.now,
      undo: writeUndo(undoStateOf(room, booked, price)),
    });
    await insertGuests(tx, stayId, input.checkInfoList);
    await recordPayment(tx, booked ?? unpaidOrder(order.id), {
      amount: price.lastPay - (booked?.last_pay ?? 0),
      method: PayMethod.cash,
      note: booked ? '加住' : '',
      by: session.userId,
      time: time.now,
    });
    return {
      data: { id: order.id, pay: toYuan(price.pay), lastPay: toYuan(price.lastPay) },
      events: await roomEvents(tx, [room.id, ...freed]),
      log: [roomLog(input, room, order), orderLog(input, room, { order, booked, price })],
    };
  });
  return checkingIn.catch((error: unknown) => {
    throw guestTaken(error);
  });
};

/** What a check-in would cost, and its nights that are full; refuses what the check-in would refuse. */
export const quoteCheckIn: Handler<'quoteCheckIn'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const room = await roomFor(db, input.id, { session, action: 'checkIn' });
  refuseFaults(checkInErrors(input, time));
  const { booked, price, addedNights } = await planStay(db, room, { input, session, time });
  return {
    nights: price.nights,
    pay: toYuan(price.pay),
    lastPay: toYuan(price.lastPay),
    orderNights: booked?.nights ?? 0,
    orderPay: toYuan(booked?.pay ?? 0),
    addedNights: price.change.added.length,
    addedPay: toYuan(price.added.pay),
    addedLastPay: toYuan(price.added.lastPay),
    removedNights: price.change.removed.length,
    lines: toQuotedNights(price.bought),
    full: await readFullNights(db, addedNights),
  };
};

/** What the check-in changes, so that it can be taken back. */
const undoStateOf = (room: RoomRow, booked: OrderRow | null, price: StayPrice): UndoState => ({
  room: { status: room.status, held_order_id: room.held_order_id },
  order: booked && {
    arrive_time: booked.arrive_time,
    leave_time: booked.leave_time,
    nights: booked.nights,
    pay: booked.pay,
    last_pay: booked.last_pay,
    bought: price.before,
  },
});

/** The order that the room was to be given to needs another one. */
const takeFromOthers = (tx: Tx, room: RoomRow, orderId: number) =>
  tx
    .updateTable('orders')
    .set({ assigned_room_id: null })
    .where('assigned_room_id', '=', room.id)
    .where('id', '=', room.held_order_id)
    .where('id', '<>', orderId)
    .execute();

interface StayPlan {
  /** The order that is to be checked in; null for guests without one. */
  booked: OrderRow | null;
  price: StayPrice;
  /** The nights that are to be sold. */
  addedNights: Parameters<typeof readFullNights>[1];
}

/** The order, the price and the added nights of a stay: the same for the quote and the check-in. */
async function planStay(
  db: Db,
  room: RoomRow,
  {
    input,
    session,
    time,
  }: { input: Pick<Input, 'orderId'> & StayPeriod; session: Session; time: HotelTime },
): Promise<StayPlan> {
  const booked =
    input.orderId === undefined
      ? null
      : await checkInOrder(db, room, { id: input.orderId, session, now: time.now });
  const type = { hotelId: room.hotel_id, roomTypeId: room.room_type_id };
  const price = await priceStay(db, { type, order: booked, period: input, time });
  return {
    booked,
    price,
    addedNights: {
      ...type,
      nights: price.change.added,
      time,
      // The order that loses this room, as the clerk has confirmed, does not count.
      exceptOrderId: room.held_order_id,
    },
  };
}

/** Refuses a price that is not the one that the clerk was shown. */
function checkShownPrice({ lastPay }: Input, price: StayPrice): void {
  if (lastPay === undefined || toFen(lastPay) === price.lastPay) return;
  const message = `实付金额现为 ${formatYuan(toYuan(price.lastPay))}，请核对后重试`;
  throw new Refusal(Code.conflict, message, { lastPay: message });
}

/** A room held for another order needs an explicit confirmation. */
function checkReservation(input: Input, room: RoomRow): void {
  if (input.acceptReserved === true) return;
  const idOf = (id: number | null) => (id === null ? null : String(id));
  const held = { status: room.status, orderId: idOf(room.held_order_id) };
  const given = input.orderId === undefined ? null : idOf(rowId(input.orderId));
  if (!isHeldForAnother(held, given)) return;
  const message = heldMessage(held);
  throw new Refusal(Code.conflict, message, { acceptReserved: message });
}

/** Log entry of the room of a check-in. */
const roomLog = (input: Input, room: RoomRow, order: CheckInOrder): LogEntry =>
  statusLog(room, RoomStatus.occupied, {
    sketch: `房间 ${room.name} 办理入住`,
    also: {
      ...byLabel(contract.input, {
        orderId: order.id,
        estimatedCheckIn: input.estimatedCheckIn,
        estimatedCheckOut: input.estimatedCheckOut,
      }),
      ...labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
    },
  });

/** An order in the log: its status, its dates and what it costs. */
const orderFields = (
  status: OrderStatus,
  { estimatedCheckIn, estimatedCheckOut }: StayPeriod,
  { nights, pay, lastPay }: { nights: number; pay: number; lastPay: number },
) =>
  byLabel(Order, {
    status,
    estimatedCheckIn,
    estimatedCheckOut,
    days: nights,
    pay: toYuan(pay),
    lastPay: toYuan(lastPay),
  });

/** Log entry of the order of a check-in, with what it was before where it is not new. */
const orderLog = (
  input: Input,
  room: RoomRow,
  { order, booked, price }: { order: CheckInOrder; booked: OrderRow | null; price: StayPrice },
): LogEntry => ({
  type: LogType.dataChange,
  sketch: order.isNew ? `到店入住，生成订单 ${order.id}` : `订单 ${order.id} 已入住`,
  target: { kind: 'order', id: order.id },
  hotelId: room.hotel_id,
  ...(booked && {
    before: orderFields(
      OrderStatus.paid,
      { estimatedCheckIn: booked.arrive_time, estimatedCheckOut: booked.leave_time },
      { ...booked, lastPay: booked.last_pay },
    ),
  }),
  after: {
    ...orderFields(OrderStatus.checkedIn, input, price),
    ...byLabel(Room, { name: room.name }),
  },
});
