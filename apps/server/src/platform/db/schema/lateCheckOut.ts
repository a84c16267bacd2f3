import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Adds the hours of late check-outs to hotels, and marks their charges on bills. */
export async function addLateCheckOut(db: Kysely<Tables>): Promise<void> {
  const hour = (column: string, usual: number): string =>
    `alter table hotel add column ${column} integer not null default ${usual}
      check (${column} between 0 and 24)`;
  const statements = [
    hour('late_half_hour', 14),
    hour('late_whole_hour', 18),
    'alter table bill_line add column is_late integer not null default 0 check (is_late in (0, 1))',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
