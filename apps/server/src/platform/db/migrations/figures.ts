import type { Engine, Migration } from './migration.ts';

/** What a row of a table adds to one chart: the row `{row}` counts under a name, with a sum of fen. */
interface Part {
  chart: string;
  name: string;
  fen?: string;
  /** Which rows count; all of them where it is left out. */
  when?: string;
}

export interface Source {
  table: 'orders' | 'isolation_person';
  /** Columns that the parts read: a change of any other column moves no figure. */
  reads: readonly string[];
  parts: readonly Part[];
}

const day = (column: string): string => `substr({row}.${column}, 1, 10)`;
const month = (column: string): string => `substr({row}.${column}, 1, 7)`;

/** Paid, checked in, completed, refund requested: the money is there. */
const isPaid = `{row}.paid_time is not null and {row}.status in (1, 3, 4, 5)`;

/** The sum of an order that is income, and which orders have one. */
type Income = Required<Pick<Part, 'fen' | 'when'>>;

const wholePrice: Income = { fen: `{row}.last_pay`, when: isPaid };

/** Also what is kept of an order that was refunded in part. */
const priceOrKept: Income = {
  fen: `case when {row}.status = 6 then {row}.kept else {row}.last_pay end`,
  when: `{row}.paid_time is not null and ({row}.status in (1, 3, 4, 5) or {row}.kept > 0)`,
};

const baseColumns = ['source', 'province', 'created_time', 'paid_time', 'status', 'last_pay'];

/** The figures of orders, by columns that later steps replace or add. */
const ordersBy = (sourceName: 'channel' | 'source_name', income = wholePrice): Source => ({
  table: 'orders',
  reads: [...baseColumns, sourceName, ...(income === priceOrKept ? ['kept'] : [])],
  parts: [
    { chart: 'order source', name: `{row}.source || ' ' || {row}.${sourceName}` },
    { chart: 'order room type', name: `cast({row}.room_type_id as text)` },
    { chart: 'order origin', name: `{row}.province` },
    { chart: 'order day', name: day('created_time') },
    { chart: 'income day', name: day('paid_time'), ...income },
  ],
});

const people: Source = {
  table: 'isolation_person',
  reads: ['type', 'source', 'province', 'check_in_time', 'status', 'ended_time', 'hotel_id'],
  parts: [
    { chart: 'isolation type', name: `cast({row}.type as text)` },
    { chart: 'isolation source', name: `{row}.source` },
    { chart: 'isolation origin', name: `{row}.province` },
    { chart: 'isolation day', name: `${day('check_in_time')} || ' ' || {row}.type` },
    { chart: 'isolation begun', name: month('check_in_time') },
    {
      chart: 'isolation ended',
      name: `${month('ended_time')} || ' ' || {row}.status`,
      when: `{row}.ended_time is not null`,
    },
  ],
};

/** The figures of orders as they are kept now. */
export const orderFigures: Source = ordersBy('source_name', priceOrKept);

/** As they were kept before refunds of a part. */
export const ordersBySourceName: Source = ordersBy('source_name');

/** What is kept for the charts now, and from which rows. */
export const figureSources: readonly Source[] = [orderFigures, people];

/** What was kept when the figures were added. */
const firstSources: readonly Source[] = [ordersBy('channel'), people];

const columns = 'chart, name, hotel_id, count, fen';

/** One part as a query of what a row, or the rows of a table, add to the figures, or take (-1). */
export const figuresOf = (
  { chart, name, fen = '0', when = 'true' }: Part,
  { row, by, from = '' }: { row: string; by: 1 | -1; from?: string },
): string =>
  `select '${chart}' as chart, ${name} as name, {row}.hotel_id as hotel_id,
    ${by} as count, ${by} * (${fen}) as fen ${from} where ${when}`.replaceAll('{row}', row);

/** SQLite: a trigger runs for each row. */
function sqliteTriggers({ table, reads, parts }: Source): string[] {
  const add = (row: 'old' | 'new', by: 1 | -1): string =>
    parts
      .map(
        (part) =>
          `insert into figure (${columns}) ${figuresOf(part, { row, by })}
            on conflict do update set count = count + excluded.count, fen = fen + excluded.fen;`,
      )
      .join('\n');
  const hasMoved = reads.map((column) => `old.${column} is not new.${column}`).join(' or ');
  return [
    `create trigger ${table}_figures_added after insert on ${table} begin ${add('new', 1)} end`,
    `create trigger ${table}_figures_removed after delete on ${table} begin ${add('old', -1)} end`,
    `create trigger ${table}_figures_moved after update of ${reads.join(', ')} on ${table}
      when ${hasMoved} begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
}

/** PostgreSQL: a trigger runs for each statement; figures are taken in the order of their key. */
function postgresTriggers({ table, parts }: Source): string[] {
  const trigger = (name: string, event: string, rows: Record<string, 1 | -1>): string[] => {
    const changes = Object.entries(rows).flatMap(([row, by]) =>
      parts.map((part) => figuresOf(part, { row, by, from: `from ${row}` })),
    );
    const tables = Object.keys(rows).map((row) => `${row.slice(0, 3)} table as ${row}`);
    return [
      `create function ${name}() returns trigger language plpgsql as $$ begin
        insert into figure as kept (${columns})
        select chart, name, hotel_id, sum(count), sum(fen)
        from (${changes.join(' union all ')}) as changes
        group by chart, name, hotel_id having sum(count) <> 0 or sum(fen) <> 0
        order by chart, name, hotel_id
        on conflict (chart, name, hotel_id)
          do update set count = kept.count + excluded.count, fen = kept.fen + excluded.fen;
        return null; end $$`,
      `create trigger ${name} after ${event} on ${table} referencing ${tables.join(' ')}
        for each statement execute function ${name}()`,
    ];
  };
  return [
    ...trigger(`${table}_figures_added`, 'insert', { new_rows: 1 }),
    ...trigger(`${table}_figures_removed`, 'delete', { old_rows: -1 }),
    ...trigger(`${table}_figures_moved`, 'update', { old_rows: -1, new_rows: 1 }),
  ];
}

/** The triggers that keep the figures of a table. */
export const figureTriggers: Record<Engine, (source: Source) => string[]> = {
  sqlite: sqliteTriggers,
  postgres: postgresTriggers,
};

/** What there is already, counted once. */
export const counted = ({ table, parts }: Source): string =>
  `insert into figure (${columns}) select chart, name, hotel_id, sum(count), sum(fen) from (
    ${parts.map((part) => figuresOf(part, { row: table, by: 1, from: `from ${table}` })).join(' union all ')}
  ) as rows_there group by chart, name, hotel_id`;

/** The figures of the charts, kept by the database itself: no code path can forget them. */
export const figures: Migration = {
  name: '14a figures',
  statements: ({ engine, big, text, keyed }) => [
    `create table figure (
      chart ${text} not null,
      name ${text} not null,
      hotel_id ${big} not null,
      count ${big} not null,
      fen ${big} not null,
      primary key (chart, name, hotel_id)
    ) ${keyed}`,
    ...firstSources.map(counted),
    ...firstSources.flatMap(figureTriggers[engine]),
  ],
};
