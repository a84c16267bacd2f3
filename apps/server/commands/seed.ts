/**
 * `npm run seed -- --orders 1000000 [--rooms 2000] [--people 200000] [--logs 1000000]`: a store for
 * measurement. Adds to the demo, which it makes when the store is empty: orders, a hotel with so many
 * rooms, people whose isolation is over, and logs.
 */
import { parseArgs } from 'node:util';
import { addLargeHotel, addOrders, addLogs } from '../bench/bulk.ts';
import { addPeople } from '../bench/bulkPeople.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

/** The number behind an option; 0 when it is not given. */
function count(name: string, given: string | undefined): number {
  if (given === undefined) return 0;
  if (!/^\d{1,8}$/.test(given)) throw new Error(`--${name} 应为整数 (a whole number is needed)`);
  return Number(given);
}

const usage =
  '用法 (usage)：npm run seed -- --orders 1000000 [--rooms 2000] [--people 200000] [--logs 1000000]';

function wanted() {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { orders: option, rooms: option, people: option, logs: option },
  });
  const found = {
    orders: count('orders', values.orders),
    rooms: count('rooms', values.rooms),
    people: count('people', values.people),
    logs: count('logs', values.logs),
  };
  if (Object.values(found).every((number) => number === 0)) throw new Error(usage);
  return found;
}

/** Prints the progress. */
const reporter = (what: string, all: number) => (done: number) =>
  console.log(`${what} ${done} / ${all}`);

async function seed(): Promise<void> {
  const { orders, rooms, people, logs } = wanted();
  await withServer(async ({ server: { store, clock } }) => {
    const hasType = await store.db.selectFrom('room_type').select('id').executeTakeFirst();
    if (!hasType) throw new Error('没有酒店和房型：请先以 DEMO=on 启动 (no hotels yet)');
    if (rooms > 0) await addLargeHotel(store, rooms);
    await addOrders(store, { orders, clock, report: reporter('orders', orders) });
    await addPeople(store, { people, clock, report: reporter('people', people) });
    await addLogs(store, { logs, clock, report: reporter('logs', logs) });
  });
}

await seed().catch(giveUp);
