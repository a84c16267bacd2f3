import { orderStatusLabel } from '@anzhu/api/contract/order';
import type { Contract } from '@anzhu/api/contract';
import { toYuan } from '@anzhu/api/rules/money';
import { orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import { LogType } from '../audit/log.ts';
import type { Handler } from '../http/handler.ts';
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
        before: {
          订单状态: orderStatusLabel[order.status],
          房型: order.room_type_name,
          应付金额: toYuan(order.pay),
          实付金额: toYuan(order.last_pay),
          下单时间: order.created_time,
        },
      },
    };
  });
