import { Code } from '@anzhu/api/contract/envelope';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { bookedStatus } from '@anzhu/api/rules/bill';
import { nightsAhead, nightsOf } from '@anzhu/api/rules/availability';
import { shareOf, toFen, toYuan } from '@anzhu/api/rules/money';
import { stayPeriodErrors } from '@anzhu/api/rules/stayDates';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { Refusal, refuseFaults } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { checkRoomAvailable } from '../availability/index.ts';
import { paymentMethodOf, recordPayment } from '../bill/index.ts';
import { keepRoom, readOwnRoom } from '../booking/index.ts';
import { boughtNights, payOrder, provinceOf, readOrders, writeNights } from '../order/index.ts';
import { channelPrice, nightFees } from '../pricing/index.ts';
import type { RoomSubmission } from './lastSubmission.ts';
import { sourceOf, termsOf } from './orderInput.ts';
import type { Booked } from './channelOrders.ts';

/** What the order of one room costs after the change, and its nights; `bought` is null where these stay. */
export async function changedPrice(
  db: Db,
  order: Booked,
  { index, submission, isMoved }: { index: number; submission: RoomSubmission; isMoved: boolean },
) {
  const { input, type, time } = submission;
  const { pay, lastPay, rooms } = input;
  const isPriceKept = pay === undefined || shareOf(toFen(pay), rooms, index) === order.pay;
  if (!isMoved && isPriceKept) {
    const paid = lastPay === undefined ? order.last_pay : shareOf(toFen(lastPay), rooms, index);
    return { pay: order.pay, lastPay: paid, bought: null };
  }
  const nights = nightsOf(input, time.dayStarts);
  const fees = await nightFees(db, type.id, nights);
  const isSameType = order.room_type_id === type.id;
  const bought = isSameType ? await boughtNights(db, order, time.dayStarts) : [];
  // A night that is kept keeps its price.
  const kept = new Map(bought.map((one) => [one.night, one]));
  return channelPrice(db, input, {
    hotelId: type.hotel_id,
    nights: fees.map((one) => kept.get(one.night) ?? one),
    index,
    time: time.now,
  });
}

/**
 * Changes the order of one room to what was sent. The room type is locked, and so is the order.
 * @param options `isOversold`: also where too few rooms are left
 */
export async function modifyOrder(
  tx: Tx,
  order: Booked,
  {
    index,
    submission,
    isOversold,
  }: { index: number; submission: RoomSubmission; isOversold: boolean },
): Promise<RoomEvent[]> {
  const { input, type, time, hashes } = submission;
  const { estimatedCheckIn, estimatedCheckOut, tradeNumber } = input;
  await checkHotelOpen(tx, type.hotel_id);
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
    if (!isOversold) {
      await checkRoomAvailable(tx, { ...place, nights, time, exceptOrderIds: [order.id] });
    }
  }
  const price = await changedPrice(tx, order, { index, submission, isMoved });
  const [{ received } = { received: 0 }] = await readOrders(tx, [order.id]);
  const isPaid = order.status === OrderStatus.paid;
  const more = price.lastPay - (isPaid ? order.last_pay : Math.min(received, price.lastPay));
  const back = isPaid ? Math.max(0, -more) : Math.max(0, received - price.lastPay);
  if (back > 0) throw owedBack(order, back, isPaid ? order.last_pay : received);
  const held = { ...order, received };
  const terms = isPaid ? null : await termsOf(tx, submission, price.lastPay, held);
  const own = await readOwnRoom(tx, order);
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
      ...(terms && {
        guarantee: terms.guarantee,
        guarantee_note: input.guaranteeNote ?? order.guarantee_note,
        hold_until: terms.holdUntil,
      }),
    })
    .where('id', '=', order.id)
    .execute();
  if (price.bought) await writeNights(tx, order.id, price.bought);
  const events = isMoved
    ? await keepRoom(
        tx,
        {
          id: order.id,
          ...place,
          status: isPaid ? OrderStatus.paid : OrderStatus.unpaid,
          period: input,
          nights: nightsAhead(input, time),
        },
        { own, isAssigned: order.assigned_room_id !== null, time },
      )
    : [];
  const payment = {
    method: paymentMethodOf(sourceOf(input.source)),
    note: input.source,
    by: null,
    isByChannel: true,
    time: time.now,
  };
  const asked = input.guarantee === Guarantee.prepaid ? OrderStatus.paid : input.status;
  const status = bookedStatus(asked ?? OrderStatus.unpaid, price.lastPay);
  if (!isPaid && (status === OrderStatus.paid || more === 0)) {
    const times = { arrive_time: estimatedCheckIn, leave_time: estimatedCheckOut };
    const moved = { ...order, hotel_id: type.hotel_id, room_type_id: type.id, ...times };
    events.push(...(await payOrder(tx, moved, { time })));
  }
  if (isPaid || status === OrderStatus.paid) {
    await recordPayment(tx, order.id, { ...payment, amount: more });
  }
  return events;
}

/** The refusal of a paid order whose price would fall: only the desk pays back. */
function owedBack({ id, last_pay }: Booked, back: number, received: number): Refusal {
  const stored = `已有订单为 ${toYuan(last_pay)} 元`;
  const message = `订单 ${id} 已支付 ${toYuan(received)} 元，减少的 ${toYuan(back)} 元须申请退款，不能直接修改`;
  return new Refusal(Code.conflict, message, { lastPay: stored }, { owedBack: toYuan(back) });
}
