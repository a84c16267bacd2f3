import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { systemActor } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { each, type Job } from '../../platform/schedule/job.ts';
import type { Server } from '../../platform/server.ts';
import { releaseHeldRooms } from '../room/hold.ts';
import { moveOrder } from './moveOrder.ts';

/** Milliseconds that a guest has to pay (spec: orders). */
const unpaidLasts = 30 * 60_000;

/** Orders read at once. */
const batchSize = 200;

type Due = { id: number; hotel_id: number };

/** Closes an order that was not paid in time, and releases its room. */
const close = ({ store }: Server, { id, hotel_id }: Due): Promise<null> =>
  store.change(systemActor, async (tx) => {
    await moveOrder(tx, id, 'close');
    return {
      data: null,
      events: await releaseHeldRooms(tx, id),
      log: {
        type: LogType.dataChange,
        sketch: `订单 ${id} 超过 30 分钟未支付，自动关闭`,
        target: { kind: '订单', id },
        hotelId: hotel_id,
        before: byLabel(Order, { status: OrderStatus.unpaid }),
        after: byLabel(Order, { status: OrderStatus.closed }),
      },
    };
  });

export const closeUnpaidOrders: Job = {
  name: 'close unpaid orders',
  every: 20,
  run(server, signal) {
    const until = localTime(server.clock.now() - unpaidLasts);
    return each<Due>(signal, {
      read: (after) =>
        server.store.db
          .selectFrom('orders')
          .select(['id', 'hotel_id'])
          .where('status', '=', OrderStatus.unpaid)
          .where('created_time', '<=', until)
          .where('id', '>', after?.id ?? 0)
          .orderBy('id')
          .limit(batchSize)
          .execute(),
      act: (due) => close(server, due),
    });
  },
};
