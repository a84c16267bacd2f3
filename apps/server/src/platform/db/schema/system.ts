import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, type Words, wordsOf } from './dialect.ts';

/** Adds what a request that is sent again is recognised by. */
export async function addAnsweredChanges(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, text, table } = wordsOf[engine];
  await sql
    .raw(
      `create table answered_change (
        id ${id},
        key_hash ${text} not null,
        content_hash ${text} not null,
        answer ${text} not null,
        created_time ${text} not null
      ) ${table}`,
    )
    .execute(db);
  await sql`create unique index answered_change_once on answered_change (key_hash)`.execute(db);
  await sql`create index answered_change_time on answered_change (created_time)`.execute(db);
}

/** The version of stores that name none. */
export const versionlessVersion = '0.2.0';

/** Names the version of the program beside each step that it has taken. */
export async function addVersions(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await sql.raw(`alter table migration add column version ${wordsOf[engine].text}`).execute(db);
  await sql`update migration set version = ${versionlessVersion}`.execute(db);
}

/** Notes each name that a column of people's names gets, so that it is searched for by how it is read. */
function nameTriggersOf({ engine }: Words, table: string, column: string): string[] {
  const run = `insert into person_name (name, is_read) values (new.${column}, 0)
    on conflict do nothing;`;
  const name = `${table}_name`;
  return [
    ...trigger(engine, { name: `${name}_added`, table, event: 'after insert', run }),
    ...trigger(engine, {
      name: `${name}_changed`,
      table,
      event: `after update of ${column}`,
      when: hasChanged([column]),
      run,
    }),
  ];
}

/** Those of who books and of people in isolation. */
export const nameTriggers = (words: Words): string[] => [
  ...nameTriggersOf(words, 'orders', 'booker_name'),
  ...nameTriggersOf(words, 'isolation_person', 'name'),
];

/** Those of guests, which a later step has added. */
export const guestNameTriggers = (words: Words): string[] =>
  nameTriggersOf(words, 'stay_guest', 'name');

/** Those of guests whom bookings expect, which a later step has added. */
export const expectedNameTriggers = (words: Words): string[] =>
  nameTriggersOf(words, 'expected_guest', 'name');
