import { type OrderStatus, orderStatusLabel } from '@anzhu/api/contract/order';
import { type Labelled, type LogEntry, LogType } from '../audit/log.ts';
import type { SentOrder } from './sentOrder.ts';

/** Log entry of an order whose status a channel changed. */
export const movedLog = (
  order: SentOrder,
  to: OrderStatus,
  { sketch, also = {} }: { sketch: string; also?: Labelled },
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: '订单', id: order.id },
  hotelId: order.hotel_id,
  before: { 订单状态: orderStatusLabel[order.status] },
  after: { 订单状态: orderStatusLabel[to], ...also },
});
