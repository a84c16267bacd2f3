import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds requests of people about their own data, and what is erased for them later. */
export async function addPersonRequests(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table } = wordsOf[engine];
  const statements = [
    `create table person_request (
      id ${id},
      ask integer not null check (ask between 0 and 3),
      applicant integer not null check (applicant between 0 and 3),
      proof integer not null check (proof between 0 and 3),
      sought_name ${text} not null,
      sought_idcard ${text} not null,
      sought_phone ${text} not null,
      shown_name ${text} not null,
      shown_idcard ${text} not null,
      shown_phone ${text} not null,
      request_note ${text} not null,
      state integer not null check (state between 0 and 2),
      created_by ${big} references app_user (id) on delete set null,
      created_time ${text} not null check (length(created_time) = 19),
      due_day ${text} not null check (length(due_day) = 10),
      handled_by ${big} references app_user (id) on delete set null,
      handled_time ${text},
      result ${text} not null,
      check ((state = 0) = (handled_time is null))
    ) ${table}`,
    'create index person_request_state on person_request (state, due_day, id)',
    `create table person_erasure (
      id ${id},
      request_id ${big} not null references person_request (id) on delete cascade,
      kind ${text} not null,
      record_id ${big} not null,
      due_day ${text} not null check (length(due_day) = 10)
    ) ${table}`,
    'create unique index person_erasure_once on person_erasure (kind, record_id)',
    'create index person_erasure_due on person_erasure (due_day, id)',
    'create index person_erasure_request on person_erasure (request_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
