/**
 * `npm run bench:server`: what calls, desks, boards and exports take on the store of a chain of 1,000 hotels that has
 * 1,000,000 orders, or as many as `-- --orders N` says, 2,500 a day. `-- --chain`: what calls of all hotels take at 408
 * hotels of 198 rooms with as many orders in 60 days. Ends with 1 when a figure misses its limit.
 */
import { parseArgs } from 'node:util';
import { calls } from './calls.ts';
import { chain, untilKept } from './chain.ts';
import { load } from './load.ts';
import { openStore, withServer } from './server.ts';
import { exports, live } from './watch.ts';
import { namedBy, note, signIn } from './shared.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, chain: { type: 'boolean' } },
});
const orders = Number(values.orders);
const days = Math.ceil(orders / 2500);
const people = Math.ceil(orders / 50);
const { databaseUrl, close } = await openStore(
  values.chain
    ? // With those of the demo 408.
      { hotels: 405, hotelRooms: 198, rooms: 0, orders, people: 4000, logs: 0, days: 60 }
    : { hotels: 1000, hotelRooms: 24, rooms: 2000, orders, people, logs: orders, days },
);

async function ofChain(): Promise<void> {
  await withServer(
    async ({ url, startTime }) => {
      note('start-up', startTime, 'ms', 5000);
      await untilKept(databaseUrl);
      await chain(await signIn(url));
    },
    { hasSchedule: true },
  );
}

async function ofCalls(): Promise<void> {
  // Of a server that has done nothing else: its memory is theirs.
  await withServer(async (server) => {
    note('start-up', server.startTime, 'ms');
    await exports(server, await signIn(server.url));
  });
  await withServer(async (server) => {
    const client = await signIn(server.url);
    const named = await namedBy(client);
    await calls(client, named, databaseUrl);
    await load(client, named, databaseUrl ? 400 : 300);
    await live(server.url, client, named.rooms.at(-20) ?? '');
    note('memory at its peak', await server.peakMemory(), 'MB');
  });
}

try {
  await (values.chain ? ofChain() : ofCalls());
} finally {
  await close();
}
