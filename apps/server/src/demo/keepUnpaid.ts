import { OrderStatus } from '@anzhu/api/contract/order';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { hotelTime } from '../platform/clock.ts';
import type { Job } from '../platform/schedule/job.ts';

/** The channel of the demo's unpaid orders: no API key has this name. */
export const demoChannel = '#demo';

/**
 * Renews the unpaid orders of the demo before they are closed, so that the demo always has some. An order
 * whose day is over moves to today.
 */
export const keepUnpaidDemoOrders: Job = {
  name: 'keep unpaid demo orders',
  every: 5 * 60,
  async run(server) {
    const time = hotelTime(server);
    const today = hotelToday(time);
    await server.store.write(async (tx) => {
      const orders = await tx
        .selectFrom('orders')
        .select(['id', 'arrive_time', 'leave_time', 'nights'])
        .where('status', '=', OrderStatus.unpaid)
        .where('channel', '=', demoChannel)
        .orderBy('id')
        .execute();
      for (const { id, arrive_time, leave_time, nights } of orders) {
        const isPast = dayOf(arrive_time) < today;
        const dates = isPast && {
          arrive_time: `${today} ${arrive_time.slice(11)}`,
          leave_time: `${addDays(today, nights)} ${leave_time.slice(11)}`,
        };
        await tx
          .updateTable('orders')
          .set({ created_time: time.now, ...dates })
          .where('id', '=', id)
          .where('status', '=', OrderStatus.unpaid)
          .execute();
      }
    });
  },
};
