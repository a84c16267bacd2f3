/**
 * `npm run seed -- --orders 1000000 [--hotels 1000] [--rooms 2000] [--people 200000] [--logs 1000000] [--days 365]`: a
 * store for measurement. Adds to the demo, which it makes when the store is empty: hotels, a hotel with so many rooms,
 * orders with their stays, people whose isolation is over with their tests, and logs, of so many days until now. Into
 * PostgreSQL by COPY: no server may use it meanwhile.
 */
import { parseArgs } from 'node:util';
import { addHotels, addLargeHotel, addLogs, addOrders } from '../bench/loading/bulk.ts';
import { addPeople } from '../bench/loading/bulkPeople.ts';
import { addStays, addTests } from '../bench/loading/bulkStays.ts';
import { load } from '../bench/loading/loading.ts';
import { makePastMonths } from '../bench/loading/pastMonths.ts';
import { prepareDemo } from '../src/demo/demo.ts';
import { isDemoOn } from '../src/app/firstStart.ts';
import type { Opened } from '../src/app/openServer.ts';
import { localTime } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';

/** The number behind an option; 0 when it is not given. */
function count(name: string, given: string | undefined): number {
  if (given === undefined) return 0;
  if (!/^\d{1,8}$/.test(given)) throw new Error(`--${name} 应为整数 (a whole number is needed)`);
  return Number(given);
}

const names = ['hotels', 'rooms', 'orders', 'people', 'logs', 'days'] as const;

const usage = `用法 (usage)：npm run seed -- --orders 1000000 ${names
  .filter((name) => name !== 'orders')
  .map((name) => `[--${name} …]`)
  .join(' ')}`;

function wanted(): Record<(typeof names)[number], number> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, option])),
  });
  if (Object.keys(values).length === 0) throw new Error(usage);
  const of = (name: string) => count(name, values[name]);
  return {
    hotels: of('hotels'),
    rooms: of('rooms'),
    orders: of('orders'),
    people: of('people'),
    logs: of('logs'),
    days: of('days') || 365,
  };
}

/** Prints the progress. */
const reporter = (what: string, all: number) => (done: number) =>
  console.log(`${what} ${done} / ${all}`);

async function seed(): Promise<void> {
  const { hotels, rooms, orders, people, logs, days } = wanted();
  const wantsDemo = isDemoOn(readConfig(process.env));
  const work = async ({ server }: Opened): Promise<void> => {
    const { store, clock } = server;
    const hasType = await store.db.selectFrom('room_type').select('id').executeTakeFirst();
    // Of no more days than the rest: else a small store consists of its demo.
    if (!hasType && wantsDemo) await store.write(await prepareDemo(server, days));
    else if (!hasType) throw new Error('没有酒店和房型：请先以 DEMO=on 启动 (no hotels yet)');
    if (hotels > 0) await addHotels(store, hotels);
    if (orders > 0) {
      await load(server, 'orders', async (loading) => {
        await addOrders(loading, { orders, days, report: reporter('orders', orders) });
        await addStays(loading, localTime(clock.now()));
      });
    }
    if (people > 0) {
      await load(server, 'people', async (loading) => {
        await addPeople(loading, { people, days, report: reporter('people', people) });
        await addTests(loading, () => undefined);
      });
    }
    if (logs > 0) {
      await makePastMonths(store, clock.now() - days * 24 * 60 * 60_000);
      await load(server, 'logs', (loading) =>
        addLogs(loading, { logs, days, report: reporter('logs', logs) }),
      );
    }
    // Its rooms stay vacant.
    if (rooms > 0) await addLargeHotel(store, rooms);
  };
  await withServer(work, { makesDemo: true });
}

await seed().catch(giveUp);
