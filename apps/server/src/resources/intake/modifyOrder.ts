import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { bookedStatus } from '@anzhu/api/rules/bill';
import { nightsOf } from '@anzhu/api/rules/availability';
import { shareOf, toFen, toYuan } from '@anzhu/api/rules/money';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import type { Tx } from '../../platform/db/store.ts';
import { Refusal, refuseFaults } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { checkRoomFree, checkRoomLeft } from '../availability/index.ts';
import { paymentMethodOf, recordPayment } from '../bill/index.ts';
import { boughtNights, payOrder, provinceOf, writeNights } from '../order/index.ts';
import { channelPrice, nightFees } from '../pricing/index.ts';
import { holdRoom, isArrivingSoon, releaseHeldRooms, roomEvents } from '../room/index.ts';
import { sourceOf, type Submission } from './orderInput.ts';
import type { Booked } from './channelOrders.ts';

/** What the order of one room costs after the change, and its nights; `bought` is null where these stay. */
async function changedPrice(
  tx: Tx,
  order: Booked,
  { index, submission, isMoved }: { index: number; submission: Submission; isMoved: boolean },
) {
  const { input, type, time } = submission;
  const { pay, lastPay, rooms } = input;
  const isPriceKept = pay === undefined || shareOf(toFen(pay), rooms, index) === order.pay;
  if (!isMoved && isPriceKept) {
    const paid = lastPay === undefined ? order.last_pay : shareOf(toFen(lastPay), rooms, index);
    return { pay: order.pay, lastPay: paid, bought: null };
  }
  const nights = nightsOf(input, time.dayStarts);
  const fees = await nightFees(tx, type.id, nights);
  const isSameType = order.room_type_id === type.id;
  const bought = isSameType ? await boughtNights(tx, order, time.dayStarts) : [];
  // A night that is kept keeps its price.
  const kept = new Map(bought.map((one) => [one.night, one]));
  return channelPrice(tx, input, {
    hotelId: type.hotel_id,
    nights: fees.map((one) => kept.get(one.night) ?? one),
    index,
    time: time.now,
  });
}

/** Changes the order of one room to what was sent. The room type is locked, and so is the order. */
export async function modifyOrder(
  tx: Tx,
  order: Booked,
  { index, submission }: { index: number; submission: Submission },
): Promise<RoomEvent[]> {
  const { input, type, time, hashes } = submission;
  const { estimatedCheckIn, estimatedCheckOut, tradeNumber } = input;
  const isMoved =
    order.room_type_id !== type.id ||
    order.arrive_time !== estimatedCheckIn ||
    order.leave_time !== estimatedCheckOut;
  const nights = nightsOf(input, time.dayStarts);
  const place = { hotelId: type.hotel_id, roomTypeId: type.id };
  if (isMoved) {
    const { estimatedCheckIn: early, ...faults } = stayPeriodErrors(input, time);
    const isLater = order.arrive_time !== estimatedCheckIn && early !== undefined;
    refuseFaults({ ...(isLater && { estimatedCheckIn: early }), ...faults });
    await checkRoomLeft(tx, { ...place, nights, time, exceptOrderIds: [order.id] });
  }
  const price = await changedPrice(tx, order, { index, submission, isMoved });
  const isPaid = order.status === OrderStatus.paid;
  const more = price.lastPay - order.last_pay;
  if (isPaid && more < 0) throw owedBack(order, more);
  const events = isMoved ? await releaseHeldRooms(tx, order.id) : [];
  await tx
    .updateTable('orders')
    .set({
      room_type_id: type.id,
      arrive_time: estimatedCheckIn,
      leave_time: estimatedCheckOut,
      nights: nights.length,
      pay: price.pay,
      last_pay: price.lastPay,
      source: sourceOf(input.source),
      source_name: input.source,
      booker_name: input.name,
      phone: input.number,
      customer_name: input.customerName ?? order.customer_name,
      idcard: input.idcard ?? order.idcard,
      province: input.province === undefined ? order.province : provinceOf(input.province),
      trade_number: tradeNumber ?? order.trade_number,
      sent_hash: hashes.at(-1) ?? '',
      ...(price.bought && { is_desk_price: 0 }),
    })
    .where('id', '=', order.id)
    .execute();
  if (price.bought) await writeNights(tx, order.id, price.bought);
  if (isMoved) await keepAssignedRoom(tx, order, submission);
  const payment = {
    method: paymentMethodOf(sourceOf(input.source)),
    note: input.source,
    by: null,
    time: time.now,
  };
  const status = bookedStatus(input.status ?? OrderStatus.unpaid, price.lastPay);
  if (!isPaid && status === OrderStatus.paid) {
    const times = { arrive_time: estimatedCheckIn, leave_time: estimatedCheckOut };
    const moved = { id: order.id, hotel_id: type.hotel_id, room_type_id: type.id, ...times };
    events.push(...(await payOrder(tx, moved, { time })));
    await recordPayment(tx, order.id, { ...payment, amount: price.lastPay });
    return events;
  }
  if (isPaid && more > 0) await recordPayment(tx, order.id, { ...payment, amount: more });
  if (isMoved && isArrivingSoon(estimatedCheckIn, time)) {
    const held = isPaid ? OrderStatus.paid : OrderStatus.unpaid;
    const room = await holdRoom(tx, { id: order.id, ...place, status: held, nights });
    if (room) events.push(...(await roomEvents(tx, [room.id])));
  }
  return events;
}

/** The refusal of a paid order whose price would fall: only the desk pays back. */
function owedBack({ id, last_pay }: Booked, more: number): Refusal {
  const stored = `已有订单为 ${toYuan(last_pay)} 元`;
  const message = `订单 ${id} 已支付 ${toYuan(last_pay)} 元，减少的 ${toYuan(-more)} 元须申请退款，不能直接修改`;
  return new Refusal(Code.conflict, message, { lastPay: stored }, { owedBack: toYuan(-more) });
}

/** The room that an order was assigned stays its room where it is of the type and free in the new nights. */
async function keepAssignedRoom(
  tx: Tx,
  { id, assigned_room_id }: Booked,
  { input, type, time }: Submission,
): Promise<void> {
  if (assigned_room_id === null) return;
  const room = await tx
    .selectFrom('room')
    .select(['id', 'name'])
    .where('id', '=', assigned_room_id)
    .where('room_type_id', '=', type.id)
    .executeTakeFirst();
  const nights = nightsOf(input, time.dayStarts);
  try {
    if (!room) throw new Refusal(Code.conflict);
    await checkRoomFree(tx, { room, nights, time, forOrderIds: [id] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.updateTable('orders').set({ assigned_room_id: null }).where('id', '=', id).execute();
  }
}
