/**
 * `npm run seed -- --orders 1000000 [--people 200000] [--rooms 2000]`: a store for measurement. Adds
 * orders and people who were in isolation to the demo, which it makes when the store is empty, and a
 * hotel with so many rooms.
 */
import { parseArgs } from 'node:util';
import { addLargeHotel, addOrders } from '../src/db/demo/bulk.ts';
import { addPeople } from '../src/db/demo/bulkPeople.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

/** The number behind an option; 0 when it is not given. */
function count(name: string, given: string | undefined): number {
  if (given === undefined) return 0;
  if (!/^\d{1,8}$/.test(given)) throw new Error(`--${name} 应为整数 (a whole number is needed)`);
  return Number(given);
}

function wanted(): { orders: number; people: number; rooms: number } {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string' },
      people: { type: 'string' },
      rooms: { type: 'string' },
    },
  });
  const found = {
    orders: count('orders', values.orders),
    people: count('people', values.people),
    rooms: count('rooms', values.rooms),
  };
  if (found.orders + found.people + found.rooms === 0) {
    throw new Error(
      '用法 (usage)：npm run seed -- --orders 1000000 [--people 200000] [--rooms 2000]',
    );
  }
  return found;
}

async function seed(): Promise<void> {
  const { orders, people, rooms } = wanted();
  await withServer(async ({ server }) => {
    const hasType = await server.store.db.selectFrom('room_type').select('id').executeTakeFirst();
    if (!hasType) throw new Error('没有酒店和房型：请先以 DEMO=on 启动 (no hotels yet)');
    if (rooms > 0) await addLargeHotel(server.store, rooms);
    await addOrders(server.store, {
      orders,
      clock: server.clock,
      report: (done) => console.log(`${done} / ${orders}`),
    });
    await addPeople(server.store, {
      people,
      clock: server.clock,
      report: (done) => console.log(`${done} / ${people}`),
    });
  });
}

await seed().catch(giveUp);
