import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { localDay, systemClock } from '../src/clock.ts';
import { findFaults } from '../src/db/invariants.ts';
import { openStore } from '../src/db/openStore.ts';
import type { Store } from '../src/db/store.ts';
import { onBothEngines, type Place } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { addOrder, addRoom, makeProperty, newGuest } from './property.ts';
import { ServerProcess } from './serverProcess.ts';

/** A room to check in, and the order to do it by; null for guests who walk in. */
interface Task {
  roomId: number;
  orderId: number | null;
}

/** Prepares a place with so many vacant rooms, every other one for the guest of a paid order. */
async function prepare(place: Place, count: number): Promise<Task[]> {
  const running = await startTestServer(place);
  const { store } = running.server;
  const { near } = await makeProperty({ store }, await makePeople(running));
  const tasks = await store.write(async (tx) => {
    const made: Task[] = [];
    while (made.length < count) {
      const { id: roomId } = await addRoom(tx, near);
      const orderId = made.length % 2 === 0 ? await addOrder(tx, near) : null;
      made.push({ roomId, orderId });
    }
    return made;
  });
  await running.stop();
  return tasks;
}

/** Opens the store as the next start would, once nothing of the dead server works on it any more. */
async function reopen(place: Place): Promise<Store> {
  const store = await openStore({ ...place, clock: systemClock, deliver: () => undefined });
  onTestFinished(() => store.close());
  if (store.engine === 'postgres') {
    const busy = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
        store.db,
      );
      return rows[0]?.count ?? 0;
    };
    await expect.poll(busy).toBe(0);
  }
  return store;
}

onBothEngines((newPlace) => {
  it.each([1, 9, 30])(
    'killed after %i of 60 check-ins: what was answered is there, nothing is half made',
    async (enough) => {
      const place = await newPlace();
      const tasks = await prepare(place, 60);
      const server = new ServerProcess(place);
      const url = await server.url();
      const token = await signIn({ url }, 'staff');
      const today = localDay(Date.now());
      const answered = new Map<number, unknown>();
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
        if (answered.size === enough) server.kill('SIGKILL');
      };
      await Promise.allSettled(tasks.map(checkIn));
      expect(await server.ended).toBe('SIGKILL');
      expect(answered.size).toBeGreaterThanOrEqual(enough);

      const store = await reopen(place);
      expect(await findFaults(store.db)).toEqual([]);
      const stays = await store.db.selectFrom('stay').selectAll().execute();
      const orderIn = new Map(stays.map((stay) => [stay.room_id, stay.order_id]));
      for (const [roomId, orderId] of answered) expect(orderIn.get(roomId)).toBe(orderId);
      const guests = await store.db.selectFrom('stay_guest').selectAll().execute();
      const orders = await store.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 3)
        .execute();
      const logs = await store.db
        .selectFrom('log')
        .select('sketch')
        .where('type', '=', 1)
        .execute();
      expect(orders).toHaveLength(stays.length);
      expect(guests).toHaveLength(stays.length * 2);
      expect(logs).toHaveLength(stays.length * 2);
    },
  );
});
