import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, type Words, wordsOf } from './dialect.ts';

const always = `'9999-12-31 23:59:59'`;
const never = `'0001-01-01 00:00:00'`;

interface Marked {
  hotel: string;
  from: string;
  until: string;
  /** Where the rows come from that say so; one row where it is left out. */
  source?: string;
}

type Row = 'old' | 'new';

interface Rule {
  table: string;
  /** Columns that figures are made of: a change of any other column changes none. */
  reads: readonly string[];
  /** What a row that is added, removed or changed in any other column marks. */
  of: (row: Row) => Marked;
  /** Which rows count. */
  when?: (row: Row) => string;
  /** Columns whose change marks less than the whole; `when` it matters, at any change where it is left out. */
  less?: readonly { reads: readonly string[]; when?: string; marked: Marked }[];
}

const dialects = {
  sqlite: { least: 'min', greatest: 'max', tx: '0' },
  postgres: { least: 'least', greatest: 'greatest', tx: 'pg_current_xact_id()::text::bigint' },
} as const;

type Dialect = (typeof dialects)[Engine];

/** When guests really came, and left. */
const began = (row: string): string => `coalesce(${row}.opened_time, ${row}.check_in_time)`;
const ended = (row: string): string => `coalesce(${row}.ended_time, ${always})`;

/** Of which an order is, for the figures: sold, closed, paid back, or none of them. */
const classOf = (row: Row): string =>
  `case when ${row}.status in (3, 4) then 3 when ${row}.status in (2, 6) then ${row}.status else 0 end`;

const pricing = [
  'arrive_time',
  'leave_time',
  'nights',
  'pay',
  'last_pay',
  'kept',
  'is_no_show',
  'day_use_hours',
] as const;

/** When the stays of an order began; null where it has none. */
const firstBegan = (order: string): string =>
  `(select min(${began('stay')}) from stay where stay.order_id = ${order})`;

/** The days of an order: as planned, and as its guests were there. */
const daysOfOrder = ({ least, greatest }: Dialect, order: string): Omit<Marked, 'hotel'> => ({
  from: `${least}(${order}.arrive_time, coalesce(${firstBegan(`${order}.id`)}, ${order}.arrive_time))`,
  until: `${greatest}(${order}.leave_time, coalesce(
    (select max(${ended('stay')}) from stay where stay.order_id = ${order}.id), ${order}.leave_time))`,
});

/** Which changes mark which days. */
function rulesOf(dialect: Dialect): readonly Rule[] {
  const { least, greatest } = dialect;
  const between = (of: (row: Row) => string): Omit<Marked, 'hotel'> => ({
    from: `${least}(${of('old')}, ${of('new')})`,
    until: `${greatest}(${of('old')}, ${of('new')})`,
  });
  const hotel = 'new.hotel_id';
  const ofOrder = (row: Row, times: Omit<Marked, 'hotel'>): Marked => ({
    ...times,
    hotel: 'orders.hotel_id',
    source: `orders where orders.id = ${row}.order_id`,
  });
  return [
    {
      table: 'stay',
      reads: ['hotel_id', 'kind', 'order_id'],
      // The next stay of an order whose first one is removed becomes an arrival.
      of: (row) => ({
        hotel: `${row}.hotel_id`,
        from: began(row),
        until: row === 'old' ? always : ended(row),
      }),
      less: [
        { reads: ['opened_time', 'check_in_time'], marked: { hotel, ...between(began) } },
        { reads: ['ended_time', 'end_kind'], marked: { hotel, ...between(ended) } },
      ],
    },
    {
      table: 'orders',
      reads: ['hotel_id'],
      of: (row) => ({
        hotel: `${row}.hotel_id`,
        from: row === 'old' ? never : `${row}.arrive_time`,
        until: row === 'old' ? always : `${row}.leave_time`,
      }),
      less: [
        {
          reads: [...pricing, 'paid_time', 'status'],
          // A guest who leaves changes nothing of the days before; when one has paid matters of who did not come.
          when: `${hasChanged(pricing)} or ${classOf('old')} <> ${classOf('new')}
            or (new.is_no_show = 1 and (${hasChanged(['paid_time'])}))`,
          marked: { hotel, ...daysOfOrder(dialect, 'new') },
        },
        // As it was planned before.
        {
          reads: ['arrive_time', 'leave_time'],
          marked: { hotel, from: 'old.arrive_time', until: 'old.leave_time' },
        },
      ],
    },
    {
      table: 'order_night',
      reads: ['order_id', 'night', 'fee'],
      of: (row) => ofOrder(row, { from: 'orders.arrive_time', until: 'orders.leave_time' }),
    },
    {
      table: 'bill_line',
      reads: [
        'order_id',
        'kind',
        'amount',
        'method',
        'created_time',
        'voided_time',
        'with_price',
        'company_id',
        'reverses_id',
        'moved_order_id',
      ],
      // What was paid with a change of the price is on the bill on all days of its stays.
      of: (row) =>
        ofOrder(row, {
          from: `case when ${row}.with_price = 1
            then ${least}(${row}.created_time, coalesce(${firstBegan('orders.id')}, ${row}.created_time))
            else ${row}.created_time end`,
          until: always,
        }),
    },
    {
      table: 'pay_back',
      reads: ['order_id', 'amount', 'with_price', 'asked_time'],
      when: (row) => `${row}.with_price = 1`,
      of: (row) =>
        ofOrder(row, {
          from: `coalesce(${firstBegan('orders.id')}, ${row}.asked_time)`,
          until: `${row}.asked_time`,
        }),
    },
    {
      table: 'company_receipt',
      reads: ['company_id', 'method', 'amount', 'created_time', 'voided_time'],
      of: (row) => ({
        hotel: 'company.hotel_id',
        from: `${row}.created_time`,
        until: `${row}.created_time`,
        source: `company where company.id = ${row}.company_id`,
      }),
    },
    {
      table: 'company',
      reads: ['hotel_id'],
      of: (row) => ({ hotel: `${row}.hotel_id`, from: never, until: always }),
    },
    {
      table: 'isolation_person',
      reads: ['hotel_id'],
      of: (row) => ({ hotel: `${row}.hotel_id`, from: `${row}.check_in_time`, until: ended(row) }),
      less: [
        {
          reads: ['check_in_time'],
          marked: { hotel, ...between((row) => `${row}.check_in_time`) },
        },
        { reads: ['ended_time', 'status'], marked: { hotel, ...between(ended) } },
      ],
    },
  ];
}

/** Marks days of which figures are kept, or about to be. */
const mark = ({ tx }: Dialect, { hotel, from, until, source }: Marked): string =>
  `insert into day_stale (hotel_id, from_time, until_time, tx)
    select hotel, substr(begins, 1, 13) || ':00:00', substr(ends, 1, 13) || ':59:59', ${tx}
    from (select ${hotel} as hotel, ${from} as begins, ${until} as ends${source ? ` from ${source}` : ''}) as touched
    where exists (select 1 from day_kept where hotel_id = hotel and until_time >= begins)
    on conflict do nothing;`;

/** Mark the days whose figures a change moves: no code path can forget them. */
export const staleTriggers = ({ engine }: Words): string[] => {
  const dialect = dialects[engine];
  return rulesOf(dialect).flatMap(({ table, reads, of, when, less = [] }) => {
    const name = `${table}_stale`;
    const moved = when
      ? `(${when('old')} or ${when('new')}) and (${hasChanged(reads)})`
      : hasChanged(reads);
    const runOf = (...rows: Row[]) => rows.map((row) => mark(dialect, of(row))).join(' ');
    return [
      ...trigger(engine, {
        name: `${name}_added`,
        table,
        event: 'after insert',
        run: runOf('new'),
        ...(when && { when: when('new') }),
      }),
      ...trigger(engine, {
        name: `${name}_removed`,
        table,
        event: 'after delete',
        run: runOf('old'),
        ...(when && { when: when('old') }),
      }),
      ...trigger(engine, {
        name: `${name}_moved`,
        table,
        event: `after update of ${reads.join(', ')}`,
        when: moved,
        run: runOf('old', 'new'),
      }),
      ...less.flatMap((part, index) =>
        trigger(engine, {
          name: `${name}_moved_${index + 1}`,
          table,
          event: `after update of ${part.reads.join(', ')}`,
          when: part.when ?? hasChanged(part.reads),
          run: mark(dialect, part.marked),
        }),
      ),
    ];
  });
};

/** Adds the figures of hotels' days, which a timed job fills, and what marks those that have changed. */
export async function addDayFigures(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const words = wordsOf[engine];
  const { big, text, keyed } = words;
  const statements = [
    `create table day_kept (
      hotel_id ${big} not null references hotel (id) on delete cascade,
      day ${text} not null check (length(day) = 10),
      from_time ${text} not null check (length(from_time) = 19),
      until_time ${text} not null check (length(until_time) = 19),
      is_over integer not null check (is_over in (0, 1)),
      is_kept integer not null check (is_kept in (0, 1)),
      version integer not null default 0,
      primary key (hotel_id, day)
    ) ${keyed}`,
    'create index day_kept_until on day_kept (hotel_id, until_time)',
    'create index day_kept_day on day_kept (day)',
    'create index day_kept_to_read on day_kept (day) where is_kept = 0',
    'create index day_kept_open on day_kept (day) where is_over = 0',
    `create table day_figure (
      day ${text} not null check (length(day) = 10),
      hotel_id ${big} not null references hotel (id) on delete cascade,
      kind ${text} not null,
      value ${big} not null,
      primary key (day, hotel_id, kind)
    ) ${keyed}`,
    'create index day_figure_hotel on day_figure (hotel_id)',
    `create table day_stale (
      hotel_id ${big} not null,
      from_time ${text} not null check (length(from_time) = 19),
      until_time ${text} not null check (length(until_time) = 19),
      tx ${big} not null,
      primary key (hotel_id, from_time, until_time, tx)
    ) ${keyed}`,
    ...staleTriggers(words),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Adds what availability in nights is read from. */
export async function addHoldingNights(db: Kysely<Tables>): Promise<void> {
  await sql`create index orders_holding_nights
    on orders (status, hotel_id, leave_time, arrive_time, room_type_id)
    where status in (0, 1, 3, 5) and is_released = 0 and day_use_hours = 0`.execute(db);
}
