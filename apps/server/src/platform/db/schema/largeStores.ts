import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Engine } from './dialect.ts';
import { replaceFigureTriggers } from './figures.ts';

/** The source of an order as the list of a source names it. */
const source = `coalesce(nullif(source_name, ''), '#' || source)`;

/** The table's columns of numbers, and the column of the time that its search goes by. */
const searched = [
  ['orders', 'orders', 'created_time'],
  ['isolation_person', 'isolation', 'check_in_time'],
] as const;

const indexes: readonly string[] = [
  // Each order of the list, of a hotel and of all: without them all orders are sorted for a page.
  'create index orders_arrival on orders (arrive_time, id, hotel_id)',
  'create index orders_leaving on orders (leave_time, id, hotel_id)',
  'create index orders_hotel_arrival on orders (hotel_id, arrive_time, id, leave_time, status)',
  'create index orders_hotel_leaving on orders (hotel_id, leave_time, id)',
  // With the columns beside their expression: PostgreSQL counts without reading rows then.
  'drop index orders_source',
  `create index orders_source on orders
    (${source}, created_time, id, status, hotel_id, source, source_name)`,
  // The newest of many with the same last places are found first; a whole number finds its own.
  ...searched.flatMap(([table, name, time]) =>
    ['phone', 'idcard'].flatMap((number) => [
      `drop index ${name}_${number}_end`,
      `create index ${name}_${number}_end on ${table}
        (substr(${number}_search, 1, 8), ${time}, id, hotel_id)`,
      ...(name === 'isolation' && number === 'idcard'
        ? []
        : [
            `create index ${name}_${number} on ${table} (${number}_search)
              where ${number}_search <> ''`,
          ]),
    ]),
  ),
];

/** Counts orders by month too: by day a year of 1,000 hotels has 365,000 figures. */
const addMonths = (tx: Kysely<Tables>, engine: Engine): Promise<void> =>
  replaceFigureTriggers(tx, engine, async () => {
    await sql`delete from figure where chart = 'order month'`.execute(tx);
    await sql`insert into figure (chart, name, hotel_id, count, fen)
      select 'order month', substr(name, 1, 7), hotel_id, sum(count), 0 from figure
      where chart = 'order day' group by substr(name, 1, 7), hotel_id`.execute(tx);
  });

/** Adds what lists, searches and charts need to cost the same however many orders there are. */
export async function addLargeStores(tx: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const statement of indexes) await sql.raw(statement).execute(tx);
  await addMonths(tx, engine);
}

/**
 * Replaces the index by which the report of a day finds what was sold: by the day of departure, after which few are of
 * late, and with the status first, so that SQLite prefers it to the index of every status.
 */
export async function addSoldNights(tx: Kysely<Tables>): Promise<void> {
  await sql`drop index orders_sold`.execute(tx);
  await sql`create index orders_sold on orders (status, leave_time, hotel_id, arrive_time)
    where status in (3, 4)`.execute(tx);
}
