import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { nightsOf } from '@anzhu/api/rules/availability';
import { defaultHoldUntil } from '@anzhu/api/rules/guarantee';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { addSeconds } from '@anzhu/api/rules/localTime';
import { toYuan } from '@anzhu/api/rules/money';
import { defaultStay, type StayPeriod } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import { StayEnd, StayKind } from '../../platform/db/tables/stay.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { checkRoomAvailable, readAvailableRooms, readTypeRooms } from '../availability/index.ts';
import { cameByOf, payMethodOf, waitingOf, waitsFor } from '../bill/index.ts';
import { holdTimeOf, leaveOrder, type OrderRow, waitingLog, writeNights } from '../order/index.ts';
import { checkShownPrice, type OrderPrice, priceStay } from '../pricing/index.ts';
import {
  holdRoom,
  roomEvents,
  roomFor,
  type RoomRow,
  setRoomStatus,
  statusLog,
} from '../room/index.ts';
import { applyPlan, checkDifference, planLog } from './change.ts';
import { type ChangePlan, planChange } from './planChange.ts';
import { endStay, openStayIn } from './stay.ts';

/** The rest of a stay: what its order gives up, and when its guests are expected elsewhere. */
interface RestOfStay {
  room: RoomRow;
  /** Their departure now. */
  plan: ChangePlan;
  period: StayPeriod;
  nights: string[];
}

/** Plans the departure of guests now, and the nights that are left of their stay from tonight on. */
async function planRest(
  db: Db,
  { roomId, sn }: Pick<CallInput<'changeHotel'>, 'roomId' | 'sn'>,
  { session, time }: { session: Session; time: HotelTime },
): Promise<RestOfStay> {
  const room = await roomFor(db, roomId, { session, action: 'changeHotel' });
  const stay = await openStayIn(db, room, sn);
  if (stay.kind === StayKind.isolation) throw conflict('隔离人员请用「转至其他酒店」分配');
  const usual = defaultStay(time).estimatedCheckIn;
  const period = {
    estimatedCheckIn: usual > time.now ? usual : time.now,
    estimatedCheckOut: stay.leave_time,
  };
  const booked = nightsOf({ ...period, estimatedCheckIn: stay.check_in_time }, time.dayStarts);
  const tonight = hotelToday(time);
  const nights = booked.filter((night) => night >= tonight);
  if (nights.length === 0 || period.estimatedCheckOut <= period.estimatedCheckIn) {
    throw conflict('没有剩余的夜晚，请办理退房');
  }
  // Who came before the planned arrival leaves after it: an order has at least a minute.
  const earliest = addSeconds(stay.check_in_time, 60);
  // After midnight it is still the day before: tonight is spent, and paid, in the other hotel.
  const now = [time.now, `${tonight} 23:59:59`].toSorted()[0] ?? time.now;
  const leaveTime = now > earliest ? now : earliest;
  const wanted = { leaveTime, firstDay: tonight, session, time };
  const { price, ...plan } = await planChange(db, stay, wanted);
  return {
    room,
    // A stay that loses its discount may cost more than before: that stays open on the bill.
    plan: { ...plan, price: { ...price, difference: Math.min(0, price.difference) } },
    period,
    nights,
  };
}

/** The normal rooms of the other hotels of the chain, by type. */
const typesElsewhere = async (db: Db, { plan: { order } }: RestOfStay) =>
  (await readTypeRooms(db, { hotels: null, nature: 0 })).filter(
    ({ hotelId, rooms }) => hotelId !== order.hotel_id && Number(rooms) > 0,
  );

/** What the rest of a stay costs in another hotel, and what the first one gives back. */
export const quoteHotelChange: Handler<'quoteHotelChange'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const rest = await planRest(db, input, { session, time });
  const { nights, period, plan } = rest;
  const elsewhere = await typesElsewhere(db, rest);
  const hotels = new Map(elsewhere.map(({ hotelId, hotelName }) => [hotelId, hotelName]));
  const hotelId = input.hotelId === undefined ? null : rowId(input.hotelId);
  const types = [];
  for (const type of elsewhere.filter((one) => one.hotelId === hotelId)) {
    const sold = { hotelId: type.hotelId, roomTypeId: type.id, nights, time };
    const available = await readAvailableRooms(db, sold);
    const price = await priceStay(db, { type: sold, order: null, period, time });
    types.push({
      id: type.id,
      name: type.name,
      available: Math.max(0, Math.min(...available)),
      lastPay: toYuan(price.lastPay),
      full: nights.filter((_, index) => (available[index] ?? 0) < 1),
    });
  }
  return {
    nights: nights.length,
    credit: toYuan(0 - plan.price.difference),
    ...(await cameByOf(db, plan.order.id, plan.price.difference)),
    ...(await waitsFor(db, [plan.order], { amounts: [plan.price.difference], session })),
    hotels: [...hotels].map(([id, name]) => ({ id, name })),
    types,
  };
};

/**
 * Guests go on in another hotel of the chain: an order there for the nights that are left, paid on arrival; they leave
 * here, and what their order gives up is given back. The room type there is locked before both orders and rooms.
 */
export const changeHotel: Handler<'changeHotel'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    await checkHotelOpen(tx, rowId(input.hotelId));
    const rest = await planRest(tx, input, { session, time });
    const { room, plan, period, nights } = rest;
    const { order } = plan;
    const type = (await typesElsewhere(tx, rest)).find(
      ({ id, hotelId }) => id === rowId(input.roomType) && hotelId === rowId(input.hotelId),
    );
    if (!type) throw invalid('roomType', '新房型不存在，或不属于新酒店');
    checkDifference(-input.credit, plan.price, order, 'credit');
    const sold = { hotelId: type.hotelId, roomTypeId: type.id, nights, time };
    await checkRoomAvailable(tx, sold, `${type.hotelName}「${type.name}」`);
    const price = await priceStay(tx, { type: sold, order: null, period, time });
    checkShownPrice(input.lastPay, price.lastPay);
    const amounts = [plan.price.difference];
    const [waiting = 0] = await waitingOf(tx, [order], { amounts, session });
    await applyPlan(tx, plan, {
      waiting,
      method: await payMethodOf(tx, order.id, {
        amount: plan.price.difference,
        method: input.method,
        role: session.role,
      }),
      by: session.userId,
      note: `转至${type.hotelName}`,
      time,
    });
    const newOrderId = await insertMovedOrder(tx, order, { sold, period, price, time });
    if (!(await leaveOrder(tx, order.id, { leaving: room.id, session }))) {
      throw conflict('订单还有其他房间在住，不能转至其他酒店');
    }
    await setRoomStatus(tx, room, { action: 'changeHotel' });
    await endStay(tx, room, { kind: StayEnd.checkedOut, time: time.now });
    const status = OrderStatus.unpaid;
    const held = await holdRoom(tx, { ...sold, id: newOrderId, status, period });
    const sketch = `房间 ${room.name} 的客人转至${type.hotelName}，订单 ${newOrderId}`;
    return {
      data: { orderId: order.id, newOrderId, roomName: held?.name ?? null },
      events: await roomEvents(tx, held ? [room.id, held.id] : [room.id]),
      log: [
        statusLog(room, roomTransitions.changeHotel.to, { sketch }),
        planLog(plan, `订单 ${order.id} 转至${type.hotelName}，订单 ${newOrderId}`),
        ...waitingLog(order, waiting),
        movedLog(order, { id: newOrderId, hotelId: type.hotelId, period, price, type }),
      ],
    };
  });
};

/** Inserts the order for the rest of a stay, held for who pays on arrival. @returns its id */
async function insertMovedOrder(
  tx: Tx,
  from: OrderRow,
  {
    sold,
    period,
    price,
    time,
  }: {
    sold: { hotelId: number; roomTypeId: number };
    period: StayPeriod;
    price: OrderPrice;
    time: HotelTime;
  },
): Promise<number> {
  const hold = await holdTimeOf(tx, sold.hotelId, time);
  const isFree = price.lastPay === 0;
  // A company or a card goes on guaranteeing; what was received stays with the order that it was received for.
  const isGuaranteed = from.guarantee === Guarantee.guaranteed;
  const guarantee = isGuaranteed ? Guarantee.guaranteed : Guarantee.onArrival;
  const { id } = await tx
    .insertInto('orders')
    .values({
      hotel_id: sold.hotelId,
      room_type_id: sold.roomTypeId,
      status: isFree ? OrderStatus.paid : OrderStatus.unpaid,
      source: OrderSource.phone,
      province: from.province,
      customer_id: from.customer_id,
      customer_name: from.customer_name,
      booker_name: from.booker_name,
      phone: from.phone,
      idcard: from.idcard,
      arrive_time: period.estimatedCheckIn,
      leave_time: period.estimatedCheckOut,
      nights: price.wanted.length,
      pay: price.pay,
      last_pay: price.lastPay,
      refund_reason: '',
      refund_since: null,
      created_time: time.now,
      paid_time: isFree ? time.now : null,
      channel: '',
      external_id: null,
      group_no: from.group_no,
      note: from.note,
      guarantee,
      guarantee_note: isGuaranteed ? from.guarantee_note : '',
      hold_until: isFree
        ? null
        : defaultHoldUntil(
            guarantee,
            { arrival: period.estimatedCheckIn, leave: period.estimatedCheckOut },
            hold,
          ),
      moved_from_id: from.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeNights(tx, id, price.nights);
  return id;
}

/** Log entry of the order in the other hotel. */
const movedLog = (
  from: OrderRow,
  {
    id,
    hotelId,
    period,
    price,
    type,
  }: {
    id: number;
    hotelId: number;
    period: StayPeriod;
    price: OrderPrice;
    type: { name: string };
  },
): LogEntry => ({
  type: LogType.dataChange,
  sketch: `订单 ${from.id} 由${from.hotel_name}转来，生成订单 ${id}`,
  target: { kind: 'order', id },
  hotelId,
  after: byLabel(Order, {
    status: OrderStatus.unpaid,
    roomTypeName: type.name,
    ...period,
    days: price.wanted.length,
    pay: toYuan(price.pay),
    lastPay: toYuan(price.lastPay),
  }),
});
