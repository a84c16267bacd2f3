import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order } from '@anzhu/api/contract/order';
import { toYuan } from '@anzhu/api/rules/money';
import { orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import type { Handler } from '../../platform/http/handler.ts';
import { statusConflict } from './moveOrder.ts';
import { orderFor } from './orderFor.ts';

/** Deletes a closed order. */
export const deleteOrder: Handler<Contract['deleteOrder']> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const order = await orderFor(tx, input.id, session);
    const { numDeletedRows } = await tx
      .deleteFrom('orders')
      .where('id', '=', order.id)
      .where('status', 'in', orderStatusesFor('remove'))
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw await statusConflict(tx, order.id);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `删除订单 ${order.id}`,
        target: { kind: '订单', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, {
          status: order.status,
          roomTypeName: order.room_type_name,
          pay: toYuan(order.pay),
          lastPay: toYuan(order.last_pay),
          createTime: order.created_time,
        }),
      },
    };
  });
