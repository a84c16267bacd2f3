/**
 * `npm run seed -- --orders 1000000 [--hotels 1000] [--hotelRooms 24] [--rooms 2000] [--people 200000] [--logs 1000000] [--days 365]`: a
 * store for measurement. Adds to the demo, which it makes when the store is empty: hotels of 24 or so many rooms, a
 * hotel with so many rooms, orders with their stays, people whose isolation is over with their tests, and logs, of so many days until now. No
 * server may use it meanwhile.
 */
import { parseArgs } from 'node:util';
import { fill, type Wanted } from '../bench/fill.ts';
import { prepareDemo } from '../src/demo/demo.ts';
import { isDemoOn } from '../src/app/firstStart.ts';
import type { Opened } from '../src/app/openServer.ts';
import { readConfig } from '../src/platform/config.ts';
import { giveUp } from './root.ts';
import { withServer } from './withServer.ts';
import { writePayments } from '../src/platform/db/schema/billLines.ts';
import { markChannelPayments } from '../src/platform/db/schema/channelPayments.ts';

/** The number behind an option; 0 when it is not given. */
function count(name: string, given: string | undefined): number {
  if (given === undefined) return 0;
  if (!/^\d{1,8}$/.test(given)) throw new Error(`--${name} 应为整数 (a whole number is needed)`);
  return Number(given);
}

const names = ['hotels', 'hotelRooms', 'rooms', 'orders', 'people', 'logs', 'days'] as const;

const usage = `用法 (usage)：npm run seed -- --orders 1000000 ${names
  .filter((name) => name !== 'orders')
  .map((name) => `[--${name} …]`)
  .join(' ')}`;

function wanted(): Wanted {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, option])),
  });
  if (Object.keys(values).length === 0) throw new Error(usage);
  const of = (name: string) => count(name, values[name]);
  return {
    hotels: of('hotels'),
    hotelRooms: of('hotelRooms') || 24,
    rooms: of('rooms'),
    orders: of('orders'),
    people: of('people'),
    logs: of('logs'),
    days: of('days') || 365,
  };
}

async function seed(): Promise<void> {
  const all = wanted();
  const wantsDemo = isDemoOn(readConfig(process.env));
  const work = async ({ server }: Opened): Promise<void> => {
    const { store } = server;
    const hasType = await store.db.selectFrom('room_type').select('id').executeTakeFirst();
    // Of no more days than the rest: else a small store consists of its demo.
    if (!hasType && wantsDemo) await store.write(await prepareDemo(server, all.days));
    else if (!hasType) throw new Error('没有酒店和房型：请先以 DEMO=on 启动 (no hotels yet)');
    if (
      all.orders > 0 &&
      (await store.db.selectFrom('day_close').select('day').executeTakeFirst())
    ) {
      throw new Error(
        '已有夜审的酒店日：请用空的数据目录 (days are closed: take an empty DATA_DIR)',
      );
    }
    await fill(server, all, (line) => console.log(line));
    if (all.orders > 0) {
      await store.write(async (tx) => {
        await writePayments(tx);
        await markChannelPayments(tx);
      });
    }
  };
  await withServer(work, { makesDemo: true });
}

await seed().catch(giveUp);
