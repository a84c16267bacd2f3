import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { onBothEngines, type Place } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { addOrder, addRoom, makeProperty, newGuest, realHotelDay } from './property.ts';
import { reopenStore } from './reopenStore.ts';
import { ServerProcess } from './serverProcess.ts';

/** After how many responses the server is killed, round by round; `npm run faults` makes more rounds. */
const rounds = Array.from(
  { length: Number(process.env['FAULT_ROUNDS'] ?? 3) },
  (_, round) => [1, 9, 30, 4, 18, 45, 2, 12, 60, 25][round % 10] ?? 1,
);

/** A room to check in, and the order to do it by; null for guests who walk in. */
interface Task {
  roomId: number;
  orderId: number | null;
}

interface Prepared {
  tasks: Task[];
  /** Orders whose guests ask for their money back. */
  refunds: number[];
}

/**
 * Prepares a place with so many vacant rooms, every other one for the guest of a paid order, and a
 * third as many orders to refund.
 */
async function prepare(place: Place, count: number): Promise<Prepared> {
  const running = await startTestServer(place);
  const { store } = running.server;
  const { near } = await makeProperty({ store }, await makePeople(running));
  const prepared = await store.write(async (tx) => {
    const tasks: Task[] = [];
    const refunds: number[] = [];
    while (tasks.length < count) {
      const { id: roomId } = await addRoom(tx, near);
      const orderId = tasks.length % 2 === 0 ? await addOrder(tx, near) : null;
      tasks.push({ roomId, orderId });
      if (tasks.length % 3 === 0) {
        refunds.push(await addOrder(tx, near, { status: OrderStatus.refundRequested }));
      }
    }
    return { tasks, refunds };
  });
  await running.stop();
  return prepared;
}

onBothEngines((newPlace) => {
  it.each(rounds)(
    'killed after %i of 80 writes: what was answered is there, nothing is half made',
    async (enough) => {
      const place = await newPlace();
      const { tasks, refunds } = await prepare(place, 60);
      const server = new ServerProcess(place);
      const url = await server.url();
      const token = await signIn({ url }, 'staff');
      const manager = await signIn({ url }, 'manager');
      const today = realHotelDay();
      const answered = new Map<number, unknown>();
      const refunded: number[] = [];
      const count = (): void => {
        if (answered.size + refunded.length === enough) server.kill('SIGKILL');
      };
      const checkIn = async ({ roomId, orderId }: Task): Promise<void> => {
        const input = {
          id: roomId,
          ...(orderId === null ? {} : { orderId }),
          estimatedCheckIn: `${today} 14:00:00`,
          estimatedCheckOut: `${Number(today.slice(0, 4)) + 1}-01-01 12:00:00`,
          checkInfoList: [newGuest(), newGuest()],
        };
        const answer = await call({ url }, 'checkIn', input, token);
        if (answer.code === 200) answered.set(roomId, answer.data.id);
        count();
      };
      const refund = async (id: number): Promise<void> => {
        const input = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
        const answer = await call({ url }, 'refundOrder', input, manager);
        if (answer.code === 200) refunded.push(id);
        count();
      };
      await Promise.allSettled([...tasks.map(checkIn), ...refunds.map(refund)]);
      expect(await server.ended).toBe('SIGKILL');
      expect(answered.size + refunded.length).toBeGreaterThanOrEqual(enough);

      const store = await reopenStore(place);
      expect(await checkStore(store.db, store.engine)).toEqual([]);
      const stays = await store.db.selectFrom('stay').selectAll().execute();
      const orderIn = new Map(stays.map((stay) => [stay.room_id, stay.order_id]));
      for (const [roomId, orderId] of answered) expect(orderIn.get(roomId)).toBe(orderId);
      const guests = await store.db.selectFrom('stay_guest').selectAll().execute();
      const orders = await store.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', OrderStatus.checkedIn)
        .execute();
      const paidBack = await store.db
        .selectFrom('orders')
        .innerJoin('ledger', 'ledger.order_id', 'orders.id')
        .select('orders.id')
        .where('status', '=', OrderStatus.refunded)
        .execute();
      expect(paidBack.map(({ id }) => id)).toEqual(expect.arrayContaining(refunded));
      const logs = await store.db
        .selectFrom('log')
        .select('sketch')
        .where('type', '=', 1)
        .execute();
      expect(orders).toHaveLength(stays.length);
      expect(guests).toHaveLength(stays.length * 2);
      expect(logs).toHaveLength(stays.length * 2 + paidBack.length);
    },
  );
});
