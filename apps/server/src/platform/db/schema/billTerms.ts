import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds to hotels what is printed at the end of their bills. */
export async function addBillTerms(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { text } = wordsOf[engine];
  await sql.raw(`alter table hotel add column bill_terms ${text} not null default ''`).execute(db);
}
