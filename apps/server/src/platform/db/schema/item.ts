import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the items of hotels. */
export async function addItems(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, id, table, text } = wordsOf[engine];
  await sql
    .raw(
      `create table item (
        id ${id},
        hotel_id ${big} not null references hotel (id),
        name ${text} not null,
        price ${big} not null check (price >= 0),
        unit ${text} not null,
        is_active integer not null check (is_active in (0, 1))
      ) ${table}`,
    )
    .execute(db);
  await sql`create unique index item_name_once on item (hotel_id, name)`.execute(db);
}
