import { addOrder as contract } from '@anzhu/api/contract/booking';
import { Company } from '@anzhu/api/contract/company';
import { methodMissing } from '@anzhu/api/rules/payMethod';
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
  type HoldTime,
  noHold,
  withReceived,
} from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { splitByPrice, toFen, toYuan } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { checkRoomAvailable, lockRoomType } from '../availability/index.ts';
import { PayMethod, recordPayment } from '../bill/index.ts';
import { holdTimeOf, provinceOf, writeNights } from '../order/index.ts';
import { holdRoom, isArrivingSoon, roomEvents } from '../room/index.ts';
import { checkShownPrice } from '../pricing/index.ts';
import { type BookingPlan, planBooking, type TypePlan } from './planBooking.ts';

type Input = CallInput<'addOrder'>;

/** With the terms on which the orders are booked, and what is received for all of them. */
interface StatedPlan extends BookingPlan {
  guarantee: Guarantee;
  received: Fen;
  hold: HoldTime;
}

/** The order of one of the rooms. */
interface BookedRoom {
  type: TypePlan;
  /** What is received for it, and the status that it has with that. */
  received: Fen;
  status: typeof OrderStatus.unpaid | typeof OrderStatus.paid;
  guarantee: Guarantee;
  holdUntil: LocalTime | null;
}

/** The rooms of a booking, one by one, each with its part of what is received, and held by that part. */
function roomsOf(
  { types, received, guarantee: ofAll, hold }: StatedPlan,
  { estimatedCheckIn: arrival, estimatedCheckOut: leave, holdUntil: given }: Input,
): BookedRoom[] {
  const rooms = types.flatMap((type) => Array<TypePlan>(type.rooms).fill(type));
  const parts = splitByPrice(
    received,
    rooms.map((type) => type.lastPay),
  );
  return rooms.map((type, index) => {
    const part = parts[index] ?? 0;
    if (part >= type.lastPay) {
      const status = OrderStatus.paid;
      return { type, received: part, status, guarantee: ofAll, holdUntil: null };
    }
    const guarantee = withReceived(ofAll, part);
    const holdUntil = given ?? defaultHoldUntil(guarantee, { arrival, leave }, hold);
    return { type, received: part, status: OrderStatus.unpaid, guarantee, holdUntil };
  });
}

/**
 * Books rooms for a caller, one order each: all of them or, where a night has too few, none (spec: orders, at the
 * desk). Rooms are held for guests who come soon.
 */
export const addOrder: Handler<'addOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const priced = await planBooking(tx, input, { session, time });
    const plan = { ...priced, ...(await termsOf(tx, input, priced)) };
    // The lower id first, as everywhere.
    const types = plan.types.toSorted((one, other) => one.id - other.id);
    for (const { id } of types) await lockRoomType(tx, id);
    checkShownPrice(input.lastPay, plan.lastPay);
    for (const { sold, name } of plan.types) {
      await checkRoomAvailable(tx, sold, plan.types.length > 1 ? `房型「${name}」` : undefined);
    }
    const rooms = roomsOf(plan, input);
    if (rooms.some(({ received }) => received > 0) && input.method === undefined) {
      throw invalid('method', methodMissing);
    }
    const ids: number[] = [];
    for (const room of rooms) ids.push(await insertOrder(tx, input, { plan, room }));
    const [first = 0] = ids;
    const groupNo = input.groupNo ?? (ids.length > 1 ? groupNoOf(first, time) : '');
    if (groupNo !== '') {
      await tx.updateTable('orders').set({ group_no: groupNo }).where('id', 'in', ids).execute();
    }
    const held = new Map<number, { id: number; name: string }>();
    for (const [index, { type, received, status }] of rooms.entries()) {
      const id = ids[index] ?? 0;
      await recordPayment(tx, id, {
        amount: received,
        method: input.method ?? PayMethod.other,
        note: '',
        by: session.userId,
        time: time.now,
      });
      if (!isArrivingSoon(input.estimatedCheckIn, time)) continue;
      const { hotelId, nights } = plan;
      const period = { ...input, isDayUse: input.hours !== undefined };
      const order = { id, hotelId, roomTypeId: type.id, status, nights, period };
      const room = await holdRoom(tx, order);
      if (room) held.set(id, room);
    }
    const [log, ...others] = rooms.map((room, index) => {
      const id = ids[index] ?? 0;
      return bookedLog(input, { plan, room }, { id, groupNo, held: held.get(id)?.name ?? null });
    });
    return {
      data: { ids, id: first, pay: toYuan(plan.pay), lastPay: toYuan(plan.lastPay) },
      events: await roomEvents(
        tx,
        [...held.values()].map(({ id }) => id),
      ),
      log: log ? [log, ...others] : null,
    };
  });
};

/** The terms of a booking; refuses a time until which none of its rooms can be held. */
async function termsOf(tx: Tx, input: Input, { hotelId, lastPay, time }: BookingPlan) {
  const { received: given, estimatedCheckIn, estimatedCheckOut, holdUntil } = input;
  const asked = { ...input, received: given === undefined ? undefined : toFen(given) };
  const found = bookingTerms(asked, { lastPay, usual: Guarantee.onArrival });
  if ('refusal' in found) throw invalid(found.refusal.field, found.refusal.message);
  const { status, guarantee, received } = found.terms;
  const hold = await holdTimeOf(tx, hotelId, time);
  const stay = { arrival: estimatedCheckIn, leave: estimatedCheckOut };
  const usual = defaultHoldUntil(guarantee, stay, hold);
  if (status === OrderStatus.paid || usual === null) {
    if (holdUntil !== undefined) throw invalid('holdUntil', noHold);
  } else if (holdUntil !== undefined) {
    const refusal = holdUntilRefusal(holdUntil, { leave: estimatedCheckOut, now: time.now });
    if (refusal !== null) throw invalid('holdUntil', refusal);
  }
  return { guarantee, received, hold };
}

/** The number of rooms that are booked together: the day, and the first of their orders. */
export const groupNoOf = (first: number, { now }: HotelTime): string =>
  `T${now.slice(2, 10).replaceAll('-', '')}-${first}`;

/** Inserts the order of one room. @returns its id. */
async function insertOrder(
  tx: Tx,
  input: Input,
  { plan, room }: { plan: StatedPlan; room: BookedRoom },
): Promise<number> {
  const { now } = plan.time;
  const { type, status } = room;
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: plan.hotelId,
      room_type_id: type.id,
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
      nights: Math.max(1, plan.nights.length),
      day_use_hours: input.hours ?? 0,
      pay: type.pay,
      last_pay: type.lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: now,
      paid_time: status === OrderStatus.paid ? now : null,
      channel: '',
      external_id: null,
      group_no: '',
      note: input.note ?? '',
      guarantee: room.guarantee,
      guarantee_note: input.guaranteeNote ?? '',
      hold_until: room.holdUntil,
      company_id: plan.company?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNights(tx, id, type.bought);
  return id;
}

/** Log entry of a booked order. */
const bookedLog = (
  { estimatedCheckIn, estimatedCheckOut, hours, method, note, guaranteeNote }: Input,
  { plan, room }: { plan: StatedPlan; room: BookedRoom },
  { id, groupNo, held }: { id: number; groupNo: string; held: string | null },
): LogEntry => {
  const { type, status, received, guarantee, holdUntil } = room;
  return {
    type: LogType.dataChange,
    sketch: `新增预订，生成订单 ${id}`,
    target: { kind: 'order', id },
    hotelId: plan.hotelId,
    after: {
      ...byLabel(Order, {
        status,
        roomTypeName: type.name,
        estimatedCheckIn,
        estimatedCheckOut,
        days: plan.nights.length,
        ...(hours !== undefined && { dayUseHours: hours }),
        pay: toYuan(type.pay),
        lastPay: toYuan(type.lastPay),
        ...(groupNo !== '' && { groupNo }),
        guarantee: guaranteeOf(status, guarantee),
        ...(guaranteeNote !== undefined && { guaranteeNote }),
        ...(holdUntil !== null && { holdUntil }),
      }),
      ...byLabel(contract.input, {
        ...(received > 0 && { received: toYuan(received), method }),
        ...(note !== undefined && { note }),
      }),
      ...byLabel(Room, { name: held }),
      ...byLabel(Company, { name: plan.company?.name }),
    },
  };
};
