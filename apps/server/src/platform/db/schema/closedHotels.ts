import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds to hotels the day on which they were closed, and why. */
export async function addClosedHotels(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { text } = wordsOf[engine];
  const statements = [
    `alter table hotel add column closed_day ${text} check (length(closed_day) = 10)`,
    `alter table hotel add column closed_reason ${text} not null default ''`,
    `alter table hotel add constraint hotel_closed check ((closed_day is null) = (closed_reason = ''))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
