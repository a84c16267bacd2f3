import { addOrder as contract } from '@anzhu/api/contract/booking';
import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import {
  bookingTerms,
  defaultHoldUntil,
  guaranteeOf,
  holdUntilRefusal,
  noHold,
} from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, shareOf, toFen, toYuan } from '@anzhu/api/rules/money';
import type { NightFee } from '@anzhu/api/rules/nightFees';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, filterId, type LocalTime } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, Refusal, refuseFaults } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { checkRoomLeft, lockRoomType, readRoomsLeft } from '../availability/index.ts';
import { PayMethod, recordPayment } from '../bill/index.ts';
import { holdTimeOf, provinceOf, writeNights } from '../order/index.ts';
import { priceStay, toQuotedNights } from '../pricing/index.ts';
import { holdRoom, isArrivingSoon, roomEvents } from '../room/index.ts';
import { roomTypeFor } from '../roomType/index.ts';

type Input = CallInput<'addOrder'>;

/** What is booked, and what each of the rooms costs: the same for the quote and the booking. */
interface BookingPlan {
  type: { id: number; hotelId: number; name: string };
  nights: readonly string[];
  /** Of one room. */
  bought: NightFee[];
  pay: Fen;
  lastPay: Fen;
  /** The nights that are to be sold. */
  sold: Parameters<typeof checkRoomLeft>[1] & { rooms: number };
}

/** With the terms on which the orders are booked, and what is received for each. */
interface StatedPlan extends BookingPlan {
  guarantee: Guarantee;
  holdUntil: LocalTime | null;
  /** Of all rooms. */
  received: Fen;
}

/** The order of one of the rooms, the first of which has the index 0. */
interface BookedRoom {
  plan: StatedPlan;
  index: number;
  groupNo: string;
}

/** What is received for one of the rooms, and the status that its order has with it. */
function receiptOf(plan: StatedPlan, index: number) {
  const received = shareOf(plan.received, plan.sold.rooms, index);
  const status = received >= plan.lastPay ? OrderStatus.paid : OrderStatus.unpaid;
  return { received, status };
}

async function planBooking(
  db: Db,
  input: CallInput<'quoteBooking'>,
  { session, time }: { session: Session; time: HotelTime },
): Promise<BookingPlan> {
  const type = await roomTypeFor(db, input.roomType, session);
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  if (hotelId !== null && hotelId !== type.hotel_id) {
    throw invalid('roomType', '房型不存在，或不属于该酒店');
  }
  refuseFaults(stayPeriodErrors(input, time));
  const roomType = { hotelId: type.hotel_id, roomTypeId: type.id };
  const price = await priceStay(db, { type: roomType, order: null, period: input, time });
  const { pay, lastPay, lines: bought, wanted: nights } = price;
  return {
    type: { id: type.id, hotelId: type.hotel_id, name: type.name },
    nights,
    bought,
    pay,
    lastPay,
    sold: { ...roomType, nights, time, rooms: input.rooms },
  };
}

/** What a booking would cost, and the nights on which too few rooms are left. */
export const quoteBooking: Handler<'quoteBooking'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const plan = await planBooking(db, input, { session, time: hotelTime(server) });
  const left = await readRoomsLeft(db, plan.sold);
  return {
    nights: plan.nights.length,
    pay: toYuan(plan.pay * input.rooms),
    lastPay: toYuan(plan.lastPay * input.rooms),
    lines: toQuotedNights(plan.bought),
    left: Math.max(0, Math.min(...left)),
    full: plan.nights.filter((_, index) => (left[index] ?? 0) < input.rooms),
  };
};

/**
 * Books rooms for a caller, one order each: all of them or, where a night has too few, none (spec: orders, at the
 * desk). Rooms are held for guests who come soon.
 */
export const addOrder: Handler<'addOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const priced = await planBooking(tx, input, { session, time });
    const plan = { ...priced, ...(await termsOf(tx, input, priced)) };
    await lockRoomType(tx, plan.type.id);
    checkShownPrice(input, plan);
    await checkRoomLeft(tx, plan.sold);
    const first = await insertOrder(tx, input, { plan, index: 0, groupNo: input.groupNo ?? '' });
    const groupNo = input.groupNo ?? (input.rooms > 1 ? groupNoOf(first, time) : '');
    if (groupNo !== '') {
      await tx.updateTable('orders').set({ group_no: groupNo }).where('id', '=', first).execute();
    }
    const ids = [first];
    while (ids.length < input.rooms)
      ids.push(await insertOrder(tx, input, { plan, index: ids.length, groupNo }));
    const held = new Map<number, { id: number; name: string }>();
    for (const [index, id] of ids.entries()) {
      await recordPayment(tx, id, {
        amount: receiptOf(plan, index).received,
        method: input.method ?? PayMethod.cash,
        note: '',
        by: session.userId,
        time: time.now,
      });
      if (!isArrivingSoon(input.estimatedCheckIn, time)) continue;
      const order = {
        id,
        hotelId: plan.type.hotelId,
        roomTypeId: plan.type.id,
        status: receiptOf(plan, index).status,
        nights: plan.nights,
      };
      const room = await holdRoom(tx, order);
      if (room) held.set(id, room);
    }
    const [log, ...others] = ids.map((id, index) =>
      bookedLog(input, { plan, index, groupNo }, { id, room: held.get(id)?.name ?? null }),
    );
    return {
      data: {
        ids,
        id: first,
        pay: toYuan(plan.pay * input.rooms),
        lastPay: toYuan(plan.lastPay * input.rooms),
      },
      events: await roomEvents(
        tx,
        [...held.values()].map(({ id }) => id),
      ),
      log: log ? [log, ...others] : null,
    };
  });
};

/** The terms of a booking, and until when its rooms are held. */
async function termsOf(tx: Tx, input: Input, { type, lastPay, sold: { time } }: BookingPlan) {
  const sum = lastPay * input.rooms;
  const { received: given, estimatedCheckIn, estimatedCheckOut } = input;
  const asked = { ...input, received: given === undefined ? undefined : toFen(given) };
  const found = bookingTerms(asked, { lastPay: sum, usual: Guarantee.onArrival });
  if ('refusal' in found) throw invalid(found.refusal.field, found.refusal.message);
  const { status, guarantee, received } = found.terms;
  const hold = await holdTimeOf(tx, type.hotelId, time);
  const usual = defaultHoldUntil(guarantee, estimatedCheckIn, hold);
  if (status === OrderStatus.paid || usual === null) {
    if (input.holdUntil !== undefined) throw invalid('holdUntil', noHold);
    return { guarantee, holdUntil: null, received };
  }
  const holdUntil = input.holdUntil ?? usual;
  if (input.holdUntil !== undefined) {
    const refusal = holdUntilRefusal(holdUntil, { leave: estimatedCheckOut, now: time.now });
    if (refusal !== null) throw invalid('holdUntil', refusal);
  }
  return { guarantee, holdUntil, received };
}

/** Refuses a sum that is not the one that the clerk was shown. */
function checkShownPrice({ lastPay, rooms }: Input, plan: BookingPlan): void {
  const sum = plan.lastPay * rooms;
  if (lastPay === undefined || toFen(lastPay) === sum) return;
  const message = `实付金额现为 ${formatYuan(toYuan(sum))}，请核对后重试`;
  throw new Refusal(Code.conflict, message, { lastPay: message });
}

/** The number of rooms that are booked together: the day, and the first of their orders. */
export const groupNoOf = (first: number, { now }: HotelTime): string =>
  `T${now.slice(2, 10).replaceAll('-', '')}-${first}`;

/** Inserts the order of one room. @returns its id. */
async function insertOrder(
  tx: Tx,
  input: Input,
  { plan, index, groupNo }: BookedRoom,
): Promise<number> {
  const { status } = receiptOf(plan, index);
  const { now } = plan.sold.time;
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: plan.type.hotelId,
      room_type_id: plan.type.id,
      status,
      source: OrderSource.phone,
      province: provinceOf(input.province),
      customer_id: null,
      customer_name: input.customerName ?? input.name,
      booker_name: input.name,
      phone: input.number,
      idcard: input.idcard ?? '',
      arrive_time: input.estimatedCheckIn,
      leave_time: input.estimatedCheckOut,
      nights: plan.nights.length,
      pay: plan.pay,
      last_pay: plan.lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: now,
      paid_time: status === OrderStatus.paid ? now : null,
      channel: '',
      external_id: null,
      group_no: groupNo,
      note: input.note ?? '',
      guarantee: plan.guarantee,
      guarantee_note: input.guaranteeNote ?? '',
      hold_until: status === OrderStatus.paid ? null : plan.holdUntil,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNights(tx, id, plan.bought);
  return id;
}

/** Log entry of a booked order. */
const bookedLog = (
  { estimatedCheckIn, estimatedCheckOut, method, note, guaranteeNote }: Input,
  { plan, index, groupNo }: BookedRoom,
  { id, room }: { id: number; room: string | null },
): LogEntry => {
  const { status, received } = receiptOf(plan, index);
  return {
    type: LogType.dataChange,
    sketch: `新增预订，生成订单 ${id}`,
    target: { kind: 'order', id },
    hotelId: plan.type.hotelId,
    after: {
      ...byLabel(Order, {
        status,
        roomTypeName: plan.type.name,
        estimatedCheckIn,
        estimatedCheckOut,
        days: plan.nights.length,
        pay: toYuan(plan.pay),
        lastPay: toYuan(plan.lastPay),
        ...(groupNo !== '' && { groupNo }),
        guarantee: guaranteeOf(status, plan.guarantee),
        ...(guaranteeNote !== undefined && { guaranteeNote }),
        ...(plan.holdUntil !== null && { holdUntil: plan.holdUntil }),
      }),
      ...byLabel(contract.input, {
        ...(received > 0 && { received: toYuan(received), method: method ?? PayMethod.cash }),
        ...(note !== undefined && { note }),
      }),
      ...byLabel(Room, { name: room }),
    },
  };
};
