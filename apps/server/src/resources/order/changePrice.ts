import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order } from '@anzhu/api/contract/order';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { orderStatusesFor } from '@anzhu/api/rules/orderTransitions';
import type { Handler } from '../../platform/http/handler.ts';
import { statusConflict } from './moveOrder.ts';
import { orderFor } from './orderFor.ts';

/** Sets what the guest of an unpaid order is to pay. */
export const changePrice: Handler<Contract['changePrice']> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const order = await orderFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ last_pay: toFen(input.lastPay) })
      .where('id', '=', order.id)
      .where('status', 'in', orderStatusesFor('changePrice'))
      // The logged old price is the one that was replaced.
      .where('last_pay', '=', order.last_pay)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await statusConflict(tx, order.id);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `订单 ${order.id} 改价`,
        target: { kind: '订单', id: order.id },
        hotelId: order.hotel_id,
        before: byLabel(Order, { lastPay: toYuan(order.last_pay) }),
        after: byLabel(Order, { lastPay: input.lastPay }),
      },
    };
  });
