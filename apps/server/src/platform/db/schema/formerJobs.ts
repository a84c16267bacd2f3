import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, trigger } from './dialect.ts';

/** Closes every order that is not paid within half an hour, also those whose rooms are held until the guests come. */
const formerJob = 'close unpaid orders';

/**
 * Keeps an instance of version 0.2.0 that runs beside this one from taking a job that this version has replaced. The
 * embedded store has one instance.
 */
export async function stopFormerJobs(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  const statements = trigger(engine, {
    name: 'job_of_former',
    table: 'job',
    event: 'before update',
    when: `new.name = '${formerJob}' and new.holder is not null`,
    // The row stays as it is.
    run: '',
  });
  for (const statement of statements) await sql.raw(statement).execute(db);
}
