/**
 * `npm run bench:server`: the server with 1,000,000 orders and logs, 200,000 people and a hotel
 * of 2,000 rooms, in a process of its own, on the store of `store.ts`. Fails when a figure misses its
 * limit. With `-- --orders 10000000`: what each call takes with so many orders of 1,000 hotels, 2,500 a day.
 */
import { parseArgs } from 'node:util';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { isolationPage } from '@anzhu/api/contract/isolation';
import { logPage } from '@anzhu/api/contract/log';
import { orderPage } from '@anzhu/api/contract/order';
import { search } from '@anzhu/api/contract/search';
import { freePort } from '../test/postgresCluster.ts';
import { type Caller, signInAll } from './caller.ts';
import { calls } from './calls.ts';
import { exports } from './exporting.ts';
import { live } from './live.ts';
import { load } from './load.ts';
import { type Figure, print, timeEach, within } from './measure.ts';
import { charts, keywords, logQueries, orderQueries, peopleQueries } from './queries.ts';
import { run } from './running.ts';
import { openBenchStore } from './store.ts';

const countOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const { values } = parseArgs({ options: { orders: { type: 'string' } } });

/** Orders a day of a chain of 1,000 hotels; it has more of them the older it is. */
const ordersPerDay = 2500;

/** What the store of a chain of 1,000 hotels holds with so many orders. */
const grown = (orders: number) => ({
  hotels: 1000,
  rooms: 2000,
  orders,
  people: Math.ceil(orders / 50),
  logs: orders,
  days: Math.ceil(orders / ordersPerDay),
});

const wanted = values.orders
  ? grown(Number(values.orders))
  : {
      hotels: 0,
      orders: countOf('BENCH_ORDERS', 1_000_000),
      people: countOf('BENCH_PEOPLE', 200_000),
      logs: countOf('BENCH_LOGS', 1_000_000),
      rooms: 2000,
      days: 365,
    };
const port = await freePort();
const isPostgres = process.env['BENCH_ENGINE'] === 'postgres';

/** A list with every query, once to warm it and once to time it. */
async function list(
  says: string,
  queries: readonly object[],
  caller: Caller,
  endpoint: Endpoint,
): Promise<Figure[]> {
  const readAll = () => timeEach(queries, (query) => caller.call(endpoint, query));
  await readAll();
  const times = await readAll();
  return [
    { says: `page of ${says}, p50`, value: within(times, 0.5), unit: 'ms' },
    { says: `page of ${says}, p95`, value: within(times, 0.95), unit: 'ms', limit: 50 },
  ];
}

/** The dashboard's calls, one by one, and the search while a user types. */
async function dashboard(caller: Caller): Promise<Figure[]> {
  const found: Figure[] = [];
  const note = (says: string, times: readonly number[]) =>
    found.push({ says: `${says}, p95`, value: within(times, 0.95), unit: 'ms', limit: 100 });
  for (const [says, endpoint, input] of charts) {
    note(says, await timeEach(Array.from({ length: 20 }), () => caller.call(endpoint, input)));
  }
  const typed = [...keywords, ...keywords];
  note('search', await timeEach(typed, (keyword) => caller.call(search, { keyword })));
  return found;
}

async function figures(environment: Record<string, string>): Promise<Figure[]> {
  const server = await run(environment, port);
  try {
    const callers = await signInAll(server.url);
    const { admin } = callers;
    return [
      { says: 'start-up', value: server.startTime, unit: 'ms' },
      ...(await list(`orders, ${wanted.orders}`, orderQueries(), admin, orderPage)),
      ...(await list(`people, ${wanted.people}`, peopleQueries(), admin, isolationPage)),
      ...(await list(`logs, ${wanted.logs}`, logQueries(), admin, logPage)),
      ...(await dashboard(admin)),
      ...(await load(callers, {
        says: '200 desks at human pace',
        desks: 200,
        pause: 2000,
        limits: { p99: 150 },
      })),
      ...(await load(callers, {
        says: '50 desks as fast as they can',
        desks: 50,
        pause: 0,
        limits: isPostgres ? { rate: 250, p99: 400 } : { rate: 400, p99: 300 },
      })),
      ...(await live(server.url, admin)),
      { says: 'memory at its peak', value: await server.peakMemory(), unit: 'MB' },
    ];
  } finally {
    await server.stop();
  }
}

/** What each call takes, and how many a desk can make. */
async function growth(environment: Record<string, string>): Promise<Figure[]> {
  // Timed jobs would be counted with the calls.
  const server = await run({ ...environment, SCHEDULE: 'off' }, port);
  try {
    const callers = await signInAll(server.url);
    const found = await calls(callers.admin, environment['DATABASE_URL']);
    const desks = {
      says: '200 desks at human pace',
      desks: 200,
      pause: 2000,
      limits: { p99: 150 },
    };
    return [...found, ...(await load(callers, desks))];
  } finally {
    await server.stop();
  }
}

const { environment, close } = await openBenchStore(wanted);
try {
  const found = values.orders
    ? await growth(environment)
    : [...(await figures(environment)), ...(await exports(environment, port))];
  const isKept = found.map((figure) => print(figure));
  process.exitCode = isKept.every(Boolean) ? 0 : 1;
} finally {
  await close();
}
