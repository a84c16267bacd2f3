import type { Contract } from '@anzhu/api/contract';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { Handler } from '../../platform/http/handler.ts';
import { moveOrder } from '../order/moveOrder.ts';
import { releaseHeldRooms } from '../room/hold.ts';
import { movedLog } from './movedLog.ts';
import { tellOnce } from './sentOrder.ts';

/** The guest cancels an unpaid order: it is closed and its room released. */
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
