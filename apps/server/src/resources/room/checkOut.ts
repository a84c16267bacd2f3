import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { orderTransitions } from '@anzhu/api/rules/orderTransitions';
import { localTime } from '../../platform/clock.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { StayEnd } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { roomEvents } from './events.ts';
import { moveRoom } from './moveRoom.ts';
import type { RoomRow } from './read.ts';
import { roomFor } from './roomFor.ts';
import { statusLog } from './statusLog.ts';
import { endStay, lockOrder } from './stay.ts';

/** Guests leave: the room is to be cleaned, and with its last room the order is complete. */
export const checkOut: Handler<Contract['checkOut']> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'checkOut' });
    await moveRoom(tx, room, { action: 'checkOut', to: RoomStatus.awaitingCleaning });
    const stay = await endStay(tx, room, {
      kind: StayEnd.checkedOut,
      time: localTime(clock.now()),
    });
    const isOrderComplete = stay.order_id !== null && (await completeOrder(tx, stay.order_id));
    const log = statusLog(room, RoomStatus.awaitingCleaning, {
      sketch: `房间 ${room.name} 退房`,
      also: byLabel(Room, { orderId: stay.order_id }),
    });
    return {
      data: { orderId: stay.order_id, isOrderComplete },
      events: await roomEvents(tx, [room.id]),
      log: isOrderComplete ? [log, completionLog(room, stay.order_id ?? 0)] : log,
    };
  });

/**
 * Completes an order when none of its rooms is occupied any more.
 * @returns whether it did.
 */
async function completeOrder(tx: Tx, orderId: number): Promise<boolean> {
  // Two rooms of one order may be checked out concurrently: the lock makes the second see the
  // first.
  await lockOrder(tx, orderId);
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: orderTransitions.complete.to })
    .where('id', '=', orderId)
    .where('status', '=', OrderStatus.checkedIn)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stay')
            .select('stay.id')
            .where('stay.order_id', '=', orderId)
            .where('stay.ended_time', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const completionLog = (room: RoomRow, orderId: number): LogEntry => ({
  type: LogType.dataChange,
  sketch: `订单 ${orderId} 已完成`,
  target: { kind: '订单', id: orderId },
  hotelId: room.hotel_id,
  before: byLabel(Order, { status: OrderStatus.checkedIn }),
  after: byLabel(Order, { status: OrderStatus.completed }),
});
