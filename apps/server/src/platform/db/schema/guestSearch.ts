import { type Kysely, sql } from 'kysely';
import { readNames } from '../../names/readNames.ts';
import type { Db } from '../store.ts';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';
import { guestNameTriggers } from './system.ts';

const indexes: readonly string[] = [
  'create index stay_guest_name on stay_guest (name, stay_id)',
  'create index stay_guest_present on stay_guest (name, stay_id) where has_left = 0',
  'create index stay_guest_idcard_end on stay_guest (substr(idcard_search, 1, 8), stay_id)',
  'create index stay_guest_phone_end on stay_guest (substr(phone_search, 1, 8), stay_id)',
  `create index stay_guest_phone on stay_guest (phone_search) where phone_search <> ''`,
  'create index stay_open_hotel on stay (hotel_id, kind) where ended_time is null',
];

/**
 * Adds what every guest is found by, as who booked is: the name, the phone and the ends of numbers. All names are read
 * again: words in any order and given names are new.
 */
export async function addGuestSearch(tx: Kysely<Tables>, engine: Engine): Promise<void> {
  const words = wordsOf[engine];
  await sql
    .raw(`alter table stay_guest add column phone_search ${words.text} not null default ''`)
    .execute(tx);
  const statements = [...indexes, ...guestNameTriggers(words)];
  for (const statement of statements) await sql.raw(statement).execute(tx);
  await sql`insert into person_name (name, is_read) select distinct name, 0 from stay_guest where true
    on conflict do nothing`.execute(tx);
  await sql`delete from name_reading`.execute(tx);
  await sql`update person_name set is_read = 0`.execute(tx);
  await readNames(tx as Db);
}
