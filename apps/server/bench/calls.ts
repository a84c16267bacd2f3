import { addOrder } from '@anzhu/api/contract/booking';
import { PayMethod } from '@anzhu/api/contract/bill';
import { ordersOfYear, orderOrigins, orderSources } from '@anzhu/api/contract/chart';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { keyFigures } from '@anzhu/api/contract/figures';
import { DocumentKind } from '@anzhu/api/contract/guest';
import { guestHistory } from '@anzhu/api/contract/guestHistory';
import { healthTestPage } from '@anzhu/api/contract/healthTest';
import { getLog, logPage, LogType } from '@anzhu/api/contract/log';
import { getOrder, orderPage, OrderStatus } from '@anzhu/api/contract/order';
import { dayReport } from '@anzhu/api/contract/report';
import { listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { search } from '@anzhu/api/contract/search';
import { checkIn, checkOut, cleanRoom } from '@anzhu/api/contract/stay';
import { today } from '@anzhu/api/contract/today';
import { Client } from 'pg';
import { makePerson } from '../src/demo/person.ts';
import { seededRandom } from '../src/demo/random.ts';
import type { Caller } from './caller.ts';
import { type Figure, within } from './measure.ts';
import { daysAgo } from './queries.ts';

/** A call that is measured by itself. */
interface Measured {
  says: string;
  endpoint: Endpoint;
  input: (round: number) => object;
}

const page = (number: number) => ({ page: { page: number, size: 10 } });
const always = (says: string, endpoint: Endpoint, input: object): Measured => ({
  says,
  endpoint,
  input: () => input,
});
const week = { beginTime: `${daysAgo(3)} 00:00:00`, endTime: `${daysAgo(0)} 23:59:59` };

/** What calls name: a hotel like most others, and records of the present and of long ago. */
interface Named {
  hotelId: string;
  rooms: readonly string[];
  roomType: string;
  orders: readonly string[];
  logs: readonly string[];
}

/** Someone who was not there before. */
function newGuest(round: number) {
  const serial = 4_000_000 + ((Math.floor(performance.timeOrigin) + round * 7919) % 900_000);
  return makePerson(serial, seededRandom(serial));
}

const measured = ({ hotelId, rooms, roomType, orders, logs }: Named): readonly Measured[] => {
  const pick = (ids: readonly string[]) => (round: number) => ({ id: ids[round % ids.length] });
  const completed = { status: OrderStatus.completed };
  return [
    always('orders, first page', orderPage, page(1)),
    always('orders of a status', orderPage, { ...page(1), ...completed }),
    always('orders of a province', orderPage, { ...page(1), province: '浙江' }),
    always('orders of four days', orderPage, { ...page(1), ...week }),
    always('orders by arrival', orderPage, {
      ...page(1),
      orderBy: 'estimatedCheckIn',
      direction: 'desc',
    }),
    always('orders, page 500', orderPage, page(500)),
    always('orders of a hotel', orderPage, { ...page(1), hotelId }),
    always('orders of a hotel and status', orderPage, { ...page(1), hotelId, ...completed }),
    always('orders by arrival, of a hotel', orderPage, {
      ...page(1),
      hotelId,
      orderBy: 'estimatedCheckIn',
      direction: 'desc',
    }),
    always('orders due in', orderPage, { ...page(1), due: 'arriving' }),
    { says: 'one order', endpoint: getOrder, input: pick(orders) },
    always('board of a hotel', listRooms, { hotelId }),
    always('board of all hotels', listRooms, {}),
    always('search by name', search, { keyword: '张明远' }),
    always('search by pinyin', search, { keyword: 'zhangmy' }),
    always('search by four digits', search, { keyword: '1203' }),
    {
      says: 'search by a whole number',
      endpoint: search,
      input: (round) => ({ keyword: newGuest(round).idcard }),
    },
    always('orders by keyword', orderPage, { ...page(1), keyword: '8888' }),
    {
      says: 'stays of a guest',
      endpoint: guestHistory,
      input: (round) => ({ hotelId, idcard: newGuest(round).idcard }),
    },
    always('today', today, {}),
    always('today of a hotel', today, { hotelId }),
    always('key figures', keyFigures, {}),
    always('key figures of a hotel', keyFigures, { hotelId }),
    always('chart of sources', orderSources, {}),
    always('chart of origins', orderOrigins, {}),
    always('chart of a year', ordersOfYear, {}),
    always('chart of a year, of a hotel', ordersOfYear, { hotelId }),
    always('report of yesterday', dayReport, { day: daysAgo(1) }),
    always('report of yesterday, of a hotel', dayReport, { day: daysAgo(1), hotelId }),
    always('logs, first page', logPage, page(1)),
    always('logs of a type', logPage, { ...page(1), type: LogType.dataChange }),
    always('logs of a hotel', logPage, { ...page(1), createBy: `clerk${hotelId}-1` }),
    always('logs of four days', logPage, { ...page(1), ...week }),
    always('logs with a text', logPage, { ...page(1), sketch: '办理入住' }),
    always('logs with a rare text', logPage, { ...page(1), sketch: '退款失败' }),
    { says: 'one log', endpoint: getLog, input: pick(logs) },
    always('tests, first page', healthTestPage, page(1)),
    always('tests of a hotel', healthTestPage, { ...page(1), hotelId }),
    always('tests of a result', healthTestPage, { ...page(1), checkRes: 36.5 }),
    {
      says: 'booking',
      endpoint: addOrder,
      input: (round) => {
        const { name, phone } = newGuest(round);
        return {
          roomType,
          estimatedCheckIn: `${daysAgo(-9 - round)} 14:00:00`,
          estimatedCheckOut: `${daysAgo(-10 - round)} 12:00:00`,
          name,
          number: phone,
          status: OrderStatus.paid,
          method: PayMethod.cash,
        };
      },
    },
    {
      says: 'check-in',
      endpoint: checkIn,
      input: (round) => {
        const { phone, ...guest } = newGuest(round);
        return {
          ...pick(rooms)(round),
          acceptReserved: true,
          estimatedCheckIn: `${daysAgo(0)} 14:00:00`,
          estimatedCheckOut: `${daysAgo(-1)} 12:00:00`,
          checkInfoList: [{ ...guest, number: phone, documentKind: DocumentKind.residentId }],
        };
      },
    },
    { says: 'check-out', endpoint: checkOut, input: pick(rooms) },
    { says: 'cleaning', endpoint: cleanRoom, input: pick(rooms) },
  ];
};

/** How often each call is made: first to warm it, then to measure. */
const rounds = { before: 3, counted: 5 };

async function namedBy(caller: Caller): Promise<Named> {
  type Room = { id: number; hotelId: number; status: number; isIsolation: boolean; type: number };
  const all = (await caller.call(listRooms, {})) as Room[];
  // Hotels of the demo come first, the largest one last.
  const ids = [...new Set(all.map(({ hotelId }) => hotelId))].toSorted((a, b) => a - b);
  const most = Math.max(...ids);
  const vacant = (id: number) =>
    all.filter(
      (room) => room.hotelId === id && room.status === RoomStatus.vacant && !room.isIsolation,
    );
  const hotelId = ids.find((id) => id > 20 && vacant(id).length > 8) ?? most;
  const [room] = vacant(hotelId);
  const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => String(id));
  const orders = async (number: number) => {
    const data = await caller.call(orderPage, { page: { page: number, size: 10 } });
    return idsOf((data as { page: { records: { id: number }[] } }).page.records);
  };
  const logs = (await caller.call(logPage, page(500))) as { records: { id: number }[] };
  return {
    hotelId: String(hotelId),
    rooms: idsOf(vacant(most)).slice(200, 200 + rounds.before + rounds.counted),
    roomType: String(room?.type),
    orders: [...(await orders(1)), ...(await orders(700))],
    logs: idsOf(logs.records),
  };
}

/** Counts the pages of 8 kB that statements touch; null where the database does not count them. */
async function pageCounter(url: string | undefined) {
  if (url === undefined) return null;
  const client = new Client({ connectionString: url });
  await client.connect();
  const count = () =>
    client
      .query<{ pages: string }>(
        `select coalesce(sum(shared_blks_hit + shared_blks_read), 0) as pages
          from pg_stat_statements where query not like '%pg_stat_statements%'
            and toplevel and dbid = (select oid from pg_database where datname = current_database())`,
      )
      .then(({ rows }) => Number(rows[0]?.pages));
  const isThere = await client
    .query('create extension if not exists pg_stat_statements')
    .then(count)
    .then(
      () => true,
      () => false,
    );
  if (isThere) return { count, close: () => client.end() };
  await client.end();
  return null;
}

/** Lets each connection of the server read what the database has on its tables: the first call of each does. */
async function warm(caller: Caller): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        turn % 2 === 0 ? caller.call(orderPage, page(1)) : caller.call(logPage, page(1)),
      ),
    );
  }
}

/**
 * What each call takes by itself, on a server that does nothing else: milliseconds, and with PostgreSQL pages of the
 * database, which no other work on the machine disturbs.
 */
export async function calls(caller: Caller, url: string | undefined): Promise<Figure[]> {
  const counter = await pageCounter(url);
  const found: Figure[] = [];
  await warm(caller);
  for (const { says, endpoint, input } of measured(await namedBy(caller))) {
    const make = (round: number) => caller.call(endpoint, input(round) as never);
    for (let round = 0; round < rounds.before; round += 1) await make(round);
    const times: number[] = [];
    const pages: number[] = [];
    for (let round = rounds.before; round < rounds.before + rounds.counted; round += 1) {
      const before = await counter?.count();
      const started = performance.now();
      await make(round);
      times.push(performance.now() - started);
      if (counter && before !== undefined) pages.push((await counter.count()) - before);
    }
    // The fastest: on a machine that does other things, the others say what those are.
    found.push({ says, value: Math.min(...times), unit: 'ms' });
    if (counter) found.push({ says: `${says}, pages`, value: within(pages, 0.5), unit: 'of 8 kB' });
  }
  await counter?.close();
  return found;
}
