import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** What lines of a bill that count come to, by kind. */
const sum = (kinds: string): string =>
  `coalesce((select sum(amount) from bill_line
    where order_id = orders.id and voided_time is null and kind ${kinds}), 0)`;

/** Whether guests may leave with something open on their bill, by hotel, and which have. */
export async function addSettledBills(db: Kysely<Tables>): Promise<void> {
  const statements = [
    `alter table hotel add column leave_open integer not null default 2
      check (leave_open between 0 and 2)`,
    `alter table orders add column left_open integer not null default 0
      check (left_open in (0, 1))`,
    // A no-show keeps no more than it has paid.
    `update orders set left_open = 1 where status = 4 and (${sum('= 2')} <> 0
      or (is_no_show = 0 and last_pay + ${sum('= 1')} <> ${sum('= 3')} - ${sum('= 4')}))`,
    `create index orders_left_open on orders (created_time, id, hotel_id) where left_open = 1`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
