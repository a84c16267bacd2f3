import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { orderStatusesFor, orderTransitions } from '@anzhu/api/rules/orderTransitions';
import type { Handler } from '../../platform/http/handler.ts';
import { orderFor } from './orderFor.ts';
import { refundConflict } from './refundSteps.ts';

/** Refuses a refund: the order is a paid one again. Not while it is being paid back. */
export const refuseRefund: Handler<Contract['refuseRefund']> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const order = await orderFor(tx, input.orderId, session);
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ status: orderTransitions.refuseRefund.to })
      .where('id', '=', order.id)
      .where('status', 'in', orderStatusesFor('refuseRefund'))
      .where('refund_since', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await refundConflict(tx, order.id);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `驳回订单 ${order.id} 的退款申请`,
        target: { kind: '订单', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, { status: OrderStatus.refundRequested }),
        after: byLabel(Order, { status: OrderStatus.paid }),
      },
    };
  });
