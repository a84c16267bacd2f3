import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds to hotels the deposit that a check-in proposes. */
export async function addDeposits(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big } = wordsOf[engine];
  const statements = [
    `alter table hotel add column deposit_rule integer not null default 0
      check (deposit_rule between 0 and 2)`,
    `alter table hotel add column deposit_amount ${big} not null default 0
      check (deposit_amount >= 0)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
