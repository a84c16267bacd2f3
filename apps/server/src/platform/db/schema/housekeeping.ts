import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** How often rooms are cleaned during a stay and whether they are inspected; who cleans each, and when it was cleaned. */
export async function addHousekeeping(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { text } = wordsOf[engine];
  for (const statement of [
    `alter table hotel add column stay_over_days integer not null default 1
      check (stay_over_days between 0 and 30)`,
    `alter table hotel add column inspects integer not null default 0 check (inspects in (0, 1))`,
    `alter table room add column is_to_inspect integer not null default 0
      check (is_to_inspect in (0, 1))`,
    `alter table room add column cleaned_day ${text} check (length(cleaned_day) = 10)`,
    `alter table room add column cleaner ${text} not null default ''`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
