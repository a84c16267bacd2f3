/**
 * `npm run bench:server`: what calls, desks, boards and exports take on the store of a chain of 1,000 hotels that has
 * 1,000,000 orders, or as many as `-- --orders N` says, 2,500 a day. Ends with 1 when a figure misses its limit.
 */
import { parseArgs } from 'node:util';
import { calls } from './calls.ts';
import { load } from './load.ts';
import { openStore, withServer } from './server.ts';
import { exports, live } from './watch.ts';
import { namedBy, note, signIn } from './shared.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } });
const orders = Number(values.orders);
const days = Math.ceil(orders / 2500);
const people = Math.ceil(orders / 50);
const wanted = { hotels: 1000, hotelRooms: 24, rooms: 2000, orders, people, logs: orders, days };
const { databaseUrl, close } = await openStore(wanted);

try {
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
} finally {
  await close();
}
