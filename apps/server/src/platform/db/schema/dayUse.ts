import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds day uses (钟点房): the hours of an order, and what an hour costs in rooms of a type. */
export async function addDayUses(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big } = wordsOf[engine];
  for (const statement of [
    `alter table orders add column day_use_hours integer not null default 0
      check (day_use_hours between 0 and 6)`,
    `alter table room_type add column day_use_fee ${big} not null default 0
      check (day_use_fee >= 0)`,
    `create index orders_day_use on orders (room_type_id, arrive_time, leave_time, status)
      where day_use_hours > 0`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
