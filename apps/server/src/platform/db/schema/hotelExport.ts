import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the exports of hotels that are made in the background. */
export async function addHotelExports(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table } = wordsOf[engine];
  const statements = [
    `create table hotel_export (
      id ${id},
      user_id ${big} not null references app_user (id) on delete cascade,
      hotel_id ${big} not null references hotel (id) on delete cascade,
      format ${text} not null check (format in ('xlsx', 'jsonl', 'jsonl.gz')),
      state integer not null check (state between 0 and 3),
      done ${big} not null default 0,
      total ${big} not null default 0,
      file_name ${text} not null,
      file_key ${text} not null,
      parts integer not null default 0,
      size ${big} not null default 0,
      created_time ${text} not null check (length(created_time) = 19),
      seen_time ${text} not null,
      ended_time ${text},
      check ((state = 0) = (ended_time is null))
    ) ${table}`,
    'create unique index hotel_export_running on hotel_export (user_id) where state = 0',
    'create index hotel_export_user on hotel_export (user_id, id)',
    'create index hotel_export_created on hotel_export (created_time)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
