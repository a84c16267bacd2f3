import type { Id } from '@anzhu/api/contract/codecs';
import { orderAllows } from '@anzhu/api/rules/orderTransitions';
import type { Session } from '../../platform/caller.ts';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { moveOrder } from '../order/moveOrder.ts';
import { orderFor } from '../order/orderFor.ts';
import type { CheckInOrder } from './checkInOrder.ts';
import type { RoomRow } from './read.ts';

/** Moves a paid order of this hotel and room type to checked in. */
export async function orderToFill(
  tx: Tx,
  room: RoomRow,
  { id, session }: { id: Id; session: Session },
): Promise<CheckInOrder> {
  const order = await orderFor(tx, id, session);
  if (order.hotel_id !== room.hotel_id) {
    throw invalid('orderId', `订单号不属于该酒店：订单在「${order.hotel_name}」`);
  }
  const { reason } = orderAllows('checkIn', order.status);
  if (reason) throw conflict(reason);
  if (order.room_type_id !== room.room_type_id) {
    throw invalid('orderId', `订单号的房型为「${order.room_type_name}」，与房间不符`);
  }
  await moveOrder(tx, order.id, 'checkIn');
  return {
    id: order.id,
    pay: order.pay,
    lastPay: order.last_pay,
    province: order.province,
    isNew: false,
  };
}
