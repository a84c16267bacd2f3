import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds money that staff give back and that waits for who manages the hotel. */
export async function addPayBacks(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table } = wordsOf[engine];
  const sum = (of: string, column: string): string =>
    `alter table ${of} add column ${column} ${big} not null default 0 check (${column} >= 0)`;
  const statements = [
    sum('hotel', 'pay_back_limit'),
    sum('orders', 'to_pay_back'),
    'create index orders_to_pay_back on orders (hotel_id, created_time, id) where to_pay_back > 0',
    `create table pay_back (
      id ${id},
      order_id ${big} not null references orders (id),
      amount ${big} not null check (amount > 0),
      method integer not null check (method between 0 and 4),
      act ${text} not null,
      with_price integer not null check (with_price in (0, 1)),
      asked_by ${big} references app_user (id) on delete set null,
      asked_time ${text} not null check (length(asked_time) = 19),
      state integer not null default 0 check (state between 0 and 2),
      decided_by ${big} references app_user (id) on delete set null,
      decided_time ${text},
      decision ${text} not null default '',
      line_id ${big} references bill_line (id),
      check ((state = 0) = (decided_time is null)),
      check ((state = 1) = (line_id is not null))
    ) ${table}`,
    'create index pay_back_order on pay_back (order_id, state)',
    'create unique index pay_back_line on pay_back (line_id) where line_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
