import type { Contract } from '@anzhu/api/contract';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { Handler } from '../../platform/http/handler.ts';
import { moveOrder } from '../order/moveOrder.ts';
import { movedLog } from './movedLog.ts';
import { tellOnce } from './sentOrder.ts';

/** The guest requests a refund; a clerk decides. The room stays reserved until then. */
export const intakeRefundRequested: Handler<Contract['intakeRefundRequested']> = (
  call,
  { store },
) => {
  const { reason } = call.input;
  return tellOnce(store, call, {
    input: call.input,
    done: [OrderStatus.refundRequested, OrderStatus.refunded],
    work: async (tx, order) => {
      await moveOrder(tx, order.id, 'requestRefund', { refund_reason: reason });
      return {
        data: { id: order.id, status: OrderStatus.refundRequested },
        log: movedLog(order, OrderStatus.refundRequested, {
          sketch: `订单 ${order.id} 申请退款`,
          also: { 退款原因: reason },
        }),
      };
    },
  });
};
