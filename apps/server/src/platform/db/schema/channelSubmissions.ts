import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds what channels have sent last of each booking. */
export async function addChannelSubmissions(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, text, table } = wordsOf[engine];
  await sql
    .raw(
      `create table channel_submission (
        id ${big} not null primary key references orders (id) on delete cascade,
        sent ${text} not null
      ) ${table}`,
    )
    .execute(db);
}
