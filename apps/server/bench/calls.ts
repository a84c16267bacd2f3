import type { Client } from '@anzhu/api/client';
import { contract } from '@anzhu/api/contract';
import { PayMethod } from '@anzhu/api/contract/bill';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { OrderStatus } from '@anzhu/api/contract/order';
import { ask } from './server.ts';
import { dayIn, type Named, newGuest, note, page, stayIn, within } from './shared.ts';

type Measured = readonly [says: string, Endpoint, object | ((round: number) => object)];

const measured = ({ hotelId, roomType, rooms, orders, logs }: Named): readonly Measured[] => {
  const pick = (ids: readonly string[]) => (round: number) => ({ id: ids[round % ids.length] });
  const ownRoom = (round: number) => ({ id: rooms.at(-1 - round) ?? '' });
  const byArrival = { ...page(1), orderBy: 'estimatedCheckIn', direction: 'desc' };
  const fourDays = { beginTime: `${dayIn(-3)} 00:00:00`, endTime: `${dayIn(0)} 23:59:59` };
  const booking = (round: number) => ({
    roomType,
    rooms: 1,
    estimatedCheckIn: `${dayIn(9 + round)} 14:00:00`,
    estimatedCheckOut: `${dayIn(10 + round)} 12:00:00`,
    name: newGuest(round).name,
    number: newGuest(round).phone,
    status: OrderStatus.paid,
    method: PayMethod.cash,
  });
  return [
    ['orders, first page', contract.orderPage, page(1)],
    ['orders by arrival', contract.orderPage, byArrival],
    ['orders of a status', contract.orderPage, { ...page(1), status: OrderStatus.completed }],
    ['orders of a province', contract.orderPage, { ...page(1), province: '浙江' }],
    ['orders of four days', contract.orderPage, { ...page(1), ...fourDays }],
    ['orders, page 500', contract.orderPage, page(500)],
    ['orders by keyword', contract.orderPage, { ...page(1), keyword: '8888' }],
    ['orders of a hotel', contract.orderPage, { ...page(1), hotelId }],
    ['orders of a hotel, by arrival', contract.orderPage, { ...byArrival, hotelId }],
    ['one order', contract.getOrder, pick(orders)],
    ['board of a hotel', contract.listRooms, { hotelId }],
    ['board of all hotels', contract.listRooms, {}],
    ['search by name', contract.search, { keyword: '张明远' }],
    ['search by pinyin', contract.search, { keyword: 'zhangmy' }],
    ['search by four digits', contract.search, { keyword: '1203' }],
    ['search by a whole number', contract.search, (round) => ({ keyword: newGuest(round).idcard })],
    [
      'stays of a guest',
      contract.guestHistory,
      (round) => ({ hotelId, idcard: newGuest(round).idcard }),
    ],
    ['today', contract.today, {}],
    ['today of a hotel', contract.today, { hotelId }],
    ['key figures', contract.keyFigures, {}],
    ['key figures of a hotel', contract.keyFigures, { hotelId }],
    ['chart of a year', contract.ordersOfYear, {}],
    ['report of yesterday', contract.dayReport, { day: dayIn(-1) }],
    ['report of yesterday, of a hotel', contract.dayReport, { day: dayIn(-1), hotelId }],
    ['tests, first page', contract.healthTestPage, page(1)],
    ['logs, first page', contract.logPage, page(1)],
    ['logs of an operator', contract.logPage, { ...page(1), createBy: `clerk${hotelId}-1` }],
    ['logs with a text', contract.logPage, { ...page(1), sketch: '办理入住' }],
    ['logs with a rare text', contract.logPage, { ...page(1), sketch: '退款失败' }],
    ['one log', contract.getLog, pick(logs)],
    ['booking', contract.addOrder, booking],
    ['check-in', contract.checkIn, (round) => stayIn(ownRoom(round).id, round)],
    ['check-out', contract.checkOut, ownRoom],
    ['cleaning', contract.cleanRoom, ownRoom],
  ];
};

/** Pages of 8 kB that statements touched so far. */
const touched = `select coalesce(sum(shared_blks_hit + shared_blks_read), 0) as pages from pg_stat_statements
  where query not like '%pg_stat_statements%' and toplevel
  and dbid = (select oid from pg_database where datname = current_database())`;

/** How often each call is made: first to warm it, then to measure. */
const rounds = { before: 3, all: 8 };

/**
 * What each call takes by itself, on a server that does nothing else: milliseconds, and with PostgreSQL pages of the
 * database, which no other work on the machine disturbs.
 */
export async function calls(client: Client, named: Named, url: string | undefined): Promise<void> {
  if (url) await ask(url, 'create extension if not exists pg_stat_statements');
  const countPages = async () => (url ? Number((await ask(url, touched))[0]?.['pages']) : 0);
  // Each connection of the server reads first what the database has on its tables.
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 12 }, () => client.call(contract.orderPage, page(1))));
  }
  for (const [says, endpoint, given] of measured(named)) {
    const [times, pages]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds.all; round += 1) {
      const before = await countPages();
      const started = performance.now();
      await client.call(endpoint, (typeof given === 'function' ? given(round) : given) as never);
      if (round < rounds.before) continue;
      times.push(performance.now() - started);
      pages.push((await countPages()) - before);
    }
    // The fastest: on a machine that does other things, the others say what those are.
    note(says, Math.min(...times), 'ms');
    if (url) note(`${says}, pages`, within(pages, 0.5), 'of 8 kB');
  }
}
