import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the master bills of groups. */
export async function addGroupBills(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, text, keyed } = wordsOf[engine];
  const statements = [
    `create table group_bill (
      hotel_id ${big} not null references hotel (id),
      group_no ${text} not null,
      master_id ${big} not null references orders (id) on delete cascade,
      routes_rooms integer not null check (routes_rooms in (0, 1)),
      routes_charges integer not null check (routes_charges in (0, 1)),
      primary key (hotel_id, group_no)
    ) ${keyed}`,
    'create index group_bill_master on group_bill (master_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
