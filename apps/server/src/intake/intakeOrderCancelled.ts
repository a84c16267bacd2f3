import type { Contract } from '@anzhu/api/contract';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { Handler } from '../http/handler.ts';
import { moveOrder } from '../order/moveOrder.ts';
import { releaseHeldRooms } from '../room/hold.ts';
import { movedLog } from './movedLog.ts';
import { tellOnce } from './sentOrder.ts';

/** The guest does not want an order that is not paid: it is closed and its room free. */
export const intakeOrderCancelled: Handler<Contract['intakeOrderCancelled']> = (call, { store }) =>
  tellOnce(store, call, {
    input: call.input,
    done: [OrderStatus.closed],
    work: async (tx, order) => {
      await moveOrder(tx, order.id, 'close');
      return {
        data: { id: order.id, status: OrderStatus.closed },
        events: await releaseHeldRooms(tx, order.id),
        log: movedLog(order, OrderStatus.closed, { sketch: `订单 ${order.id} 由客人取消` }),
      };
    },
  });
