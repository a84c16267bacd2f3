import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, type Words, wordsOf } from './dialect.ts';

/** What a row of a table adds to one chart: the row `{row}` counts under a name, with a sum of fen. */
interface FigureRule {
  chart: string;
  name: string;
  fen?: string;
  /** Which rows count; all of them where it is left out. */
  when?: string;
}

interface Source {
  table: 'orders' | 'isolation_person';
  /** Columns that the parts read: a change of any other column moves no figure. */
  reads: readonly string[];
  parts: readonly FigureRule[];
}

const day = (column: string): string => `substr({row}.${column}, 1, 10)`;

/** What is counted for the charts, and from which rows. */
export const figureSources: readonly Source[] = [
  {
    table: 'orders',
    reads: [
      'source',
      'source_name',
      'room_type_id',
      'province',
      'hotel_id',
      'created_time',
      'paid_time',
      'status',
      'last_pay',
      'kept',
    ],
    parts: [
      // Of our own sources by their number, of channels by the names that these gave.
      {
        chart: 'order source',
        name: `cast({row}.source as text)`,
        when: `{row}.source_name = ''`,
      },
      { chart: 'order channel', name: `{row}.source_name`, when: `{row}.source_name <> ''` },
      { chart: 'order room type', name: `cast({row}.room_type_id as text)` },
      { chart: 'order origin', name: `{row}.province` },
      { chart: 'order day', name: day('created_time') },
      { chart: 'order month', name: `substr({row}.created_time, 1, 7)` },
      {
        // Paid, checked in, completed, refund requested, and what is kept of who cancelled, or did not come.
        chart: 'income day',
        name: day('paid_time'),
        fen: `case when {row}.status in (2, 6) or {row}.kept > 0 then {row}.kept else {row}.last_pay end`,
        when: `{row}.paid_time is not null and ({row}.status in (1, 3, 4, 5) or {row}.kept > 0)`,
      },
    ],
  },
  {
    table: 'isolation_person',
    reads: ['type', 'source', 'province', 'check_in_time', 'status', 'ended_time', 'hotel_id'],
    parts: [
      { chart: 'isolation type', name: `cast({row}.type as text)` },
      { chart: 'isolation source', name: `{row}.source` },
      { chart: 'isolation origin', name: `{row}.province` },
      { chart: 'isolation day', name: `${day('check_in_time')} || ' ' || {row}.type` },
      {
        chart: 'isolation ended',
        name: `substr({row}.ended_time, 1, 7) || ' ' || {row}.status`,
        when: `{row}.ended_time is not null`,
      },
    ],
  },
];

/** What a row, or the rows of a table, add to the figures of their table, or take (-1). */
export const figuresOf = (
  { parts }: Source,
  { row, by, from = '' }: { row: string; by: 1 | -1; from?: string },
): string =>
  parts
    .map(
      ({ chart, name, fen = '0', when = 'true' }) =>
        `select '${chart}' as chart, ${name} as name, {row}.hotel_id as hotel_id,
          ${by} as count, ${by} * (${fen}) as fen ${from} where ${when}`,
    )
    .join(' union all ')
    .replaceAll('{row}', row);

const columns = 'figure (chart, name, hotel_id, count, fen)';
const addUp = `on conflict (chart, name, hotel_id) do update
  set count = figure.count + excluded.count, fen = figure.fen + excluded.fen;`;

/** SQLite: a trigger runs for each row. */
function sqliteTriggers(source: Source): string[] {
  const { table, reads } = source;
  const add = (row: 'old' | 'new', by: 1 | -1): string =>
    `insert into ${columns} ${figuresOf(source, { row, by })} ${addUp}`;
  const name = `${table}_figures`;
  return [
    ...trigger('sqlite', {
      name: `${name}_added`,
      table,
      event: 'after insert',
      run: add('new', 1),
    }),
    ...trigger('sqlite', {
      name: `${name}_removed`,
      table,
      event: 'after delete',
      run: add('old', -1),
    }),
    ...trigger('sqlite', {
      name: `${name}_moved`,
      table,
      event: `after update of ${reads.join(', ')}`,
      when: hasChanged(reads),
      run: add('old', -1) + add('new', 1),
    }),
  ];
}

/**
 * PostgreSQL: a trigger runs for each statement, since a row that is counted up again and again in one transaction
 * leaves a version each time (row by row, 50,000 orders in one took 5 minutes). Figures are taken in the order
 * of their key: two changes wait for each other and never block each other.
 */
const postgresTriggers = (source: Source): string[] =>
  (
    [
      ['added', 'insert', { new_rows: 1 }],
      ['removed', 'delete', { old_rows: -1 }],
      ['moved', 'update', { old_rows: -1, new_rows: 1 }],
    ] as const
  ).flatMap(([suffix, event, rows]) => {
    const name = `${source.table}_figures_${suffix}`;
    const changes = Object.entries<1 | -1>(rows)
      .map(([row, by]) => figuresOf(source, { row, by, from: `from ${row}` }))
      .join(' union all ');
    const tables = Object.keys(rows).map((row) => `${row.slice(0, 3)} table as ${row}`);
    return [
      `create function ${name}() returns trigger language plpgsql as $$ begin
        insert into ${columns} select chart, name, hotel_id, sum(count), sum(fen)
          from (${changes}) as changes group by chart, name, hotel_id
          having sum(count) <> 0 or sum(fen) <> 0 order by chart, name, hotel_id ${addUp}
        return null; end $$`,
      `create trigger ${name} after ${event} on ${source.table} referencing ${tables.join(' ')}
        for each statement execute function ${name}()`,
    ];
  });

/** Keep the figures: no code path can forget them. */
export const figureTriggers = ({ engine }: Words): string[] =>
  figureSources.flatMap(engine === 'sqlite' ? sqliteTriggers : postgresTriggers);

/** Counts orders of channels apart from those of our own sources. */
export const addChannelFigures = (tx: Kysely<Tables>, engine: Engine): Promise<void> =>
  replaceFigureTriggers(tx, engine, async () => {
    await sql`delete from figure where chart in ('order source', 'order channel')`.execute(tx);
    await sql`insert into figure (chart, name, hotel_id, count, fen)
      select 'order source', cast(source as text), hotel_id, count(*), 0 from orders
        where source_name = '' group by source, hotel_id
      union all select 'order channel', source_name, hotel_id, count(*), 0 from orders
        where source_name <> '' group by source_name, hotel_id`.execute(tx);
  });

/** Replaces the triggers by those of this program; `between` changes the figures meanwhile. */
export async function replaceFigureTriggers(
  tx: Kysely<Tables>,
  engine: Engine,
  between?: () => Promise<void>,
): Promise<void> {
  for (const suffix of ['added', 'removed', 'moved']) {
    for (const { table } of figureSources) {
      const name = `${table}_figures_${suffix}`;
      const dropped =
        engine === 'sqlite' ? `drop trigger ${name}` : `drop function ${name}() cascade`;
      await sql.raw(dropped).execute(tx);
    }
  }
  await between?.();
  for (const statement of figureTriggers(wordsOf[engine])) await sql.raw(statement).execute(tx);
}
