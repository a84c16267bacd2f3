import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the bookings of channels that were refused for want of rooms. */
export async function addPendingOrders(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table } = wordsOf[engine];
  const statements = [
    `create table pending_order (
      id ${id},
      channel ${text} not null,
      external_id ${text} not null,
      hotel_id ${big} not null references hotel (id),
      room_type_id ${big} not null references room_type (id),
      leave_time ${text} not null,
      sent ${text} not null,
      refusal ${text} not null,
      state integer not null check (state between 0 and 2),
      version integer not null default 1 check (version >= 1),
      decline_reason ${text} not null default '',
      created_time ${text} not null check (length(created_time) = 19)
    ) ${table}`,
    `create unique index pending_order_once on pending_order (channel, external_id)`,
    `create index pending_order_waiting on pending_order (hotel_id, created_time, id) where state = 0`,
    `create index pending_order_type on pending_order (room_type_id)`,
    `create index pending_order_leave on pending_order (leave_time)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
