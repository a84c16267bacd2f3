import { OrderStatus } from '@anzhu/api/contract/order';
import { changedHoldUntil, type HoldTime, withReceived } from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { payOrder } from './pay.ts';
import type { OrderRow } from './queries.ts';

/** The hotel's time, with the hour until which the hotel holds rooms for who pays on arrival. */
export async function holdTimeOf(db: Db, hotelId: number, time: HotelTime): Promise<HoldTime> {
  const { hold_hour: holdHour } = await db
    .selectFrom('hotel')
    .select('hold_hour')
    .where('id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return { ...time, holdHour };
}

type ReceivingOrder = Pick<
  OrderRow,
  | 'id'
  | 'hotel_id'
  | 'room_type_id'
  | 'status'
  | 'arrive_time'
  | 'leave_time'
  | 'day_use_hours'
  | 'last_pay'
  | 'guarantee'
  | 'hold_until'
  | 'paid_time'
>;

/**
 * Brings an order in line with what its bill has received by now: one that waits for its guests is paid once all is
 * received, and has a deposit once a part is; the money of one whose guests came before they paid is income then.
 */
export async function settleReceived(
  tx: Tx,
  order: ReceivingOrder,
  { received, time }: { received: Fen; time: HotelTime },
): Promise<{ isPaid: boolean; events: RoomEvent[] }> {
  const isWhole = received >= order.last_pay;
  if (order.status === OrderStatus.unpaid) {
    if (isWhole) return { isPaid: true, events: await payOrder(tx, order, { time }) };
    const guarantee = withReceived(order.guarantee, received);
    if (guarantee !== order.guarantee) {
      const hold = await holdTimeOf(tx, order.hotel_id, time);
      const { arrive_time: arrival, leave_time: leave, hold_until: holdUntil } = order;
      const before = { guarantee: order.guarantee, arrival, holdUntil };
      await tx
        .updateTable('orders')
        .set({
          guarantee,
          hold_until: changedHoldUntil(before, { guarantee, arrival, leave }, hold),
        })
        .where('id', '=', order.id)
        .execute();
    }
  } else if (isWhole && order.paid_time === null && received > 0) {
    await tx
      .updateTable('orders')
      .set({ paid_time: time.now })
      .where('id', '=', order.id)
      .execute();
  }
  return { isPaid: false, events: [] };
}

/** What an order keeps that ends before its guests came; it is income now, where it was not before. */
export const keptColumns = (order: Pick<OrderRow, 'paid_time'>, kept: Fen, now: LocalTime) => ({
  kept,
  ...(kept > 0 && order.paid_time === null && { paid_time: now }),
});
