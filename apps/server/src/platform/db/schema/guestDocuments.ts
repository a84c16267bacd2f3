import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

const kinds = 'between 0 and 6';

/** More kinds of documents. SQLite, which one instance has alone, keeps the check of a column for good. */
const widened: Record<Engine, readonly string[]> = {
  sqlite: [
    `alter table stay_guest add column kind integer not null default 0 check (kind ${kinds})`,
    'update stay_guest set kind = document_kind where document_kind <> 0',
    'alter table stay_guest drop column document_kind',
    'alter table stay_guest rename column kind to document_kind',
  ],
  postgres: [
    'alter table stay_guest drop constraint stay_guest_document_kind_check',
    `alter table stay_guest add constraint stay_guest_document_kind_check
      check (document_kind ${kinds})`,
    'alter table stay_guest alter column document_kind set default 0',
  ],
};

const addColumns = (engine: Engine, columns: readonly string[]): string[] =>
  columns.map(
    (column) =>
      `alter table stay_guest add column ${column} ${wordsOf[engine].text} not null default ''`,
  );

/** Adds the guardians of minors who stay without an adult. */
export async function addGuardians(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const columns = ['guardian_name', 'guardian_phone', 'guardian_relation'];
  for (const statement of addColumns(engine, columns)) await sql.raw(statement).execute(db);
}

/**
 * Adds the documents of foreigners, and what they are registered with. Numbers of former guests are hashed again, since
 * permits are compared without their issue count; those of guests who are in stay as they are until they leave.
 */
export async function addGuestDocuments(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const statements = [
    ...widened[engine],
    ...addColumns(engine, ['nationality', 'birth_date', 'entry_date', 'stay_until']),
    `update stay_guest set idcard_search = ''
      where document_kind = 1 and has_left = 1 and idcard_search <> ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
