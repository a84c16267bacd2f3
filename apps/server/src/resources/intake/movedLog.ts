import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, type OrderStatus } from '@anzhu/api/contract/order';
import type { Labelled, LogEntry } from '../../platform/db/store.ts';
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
  before: byLabel(Order, { status: order.status }),
  after: { ...byLabel(Order, { status: to }), ...also },
});
