import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';
import { expectedNameTriggers } from './system.ts';

/** Adds the guests whom bookings expect, found as those of stays are. */
export async function addExpectedGuests(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const words = wordsOf[engine];
  const { big, id, table, text } = words;
  const statements = [
    `create table expected_guest (
      id ${id},
      order_id ${big} not null references orders (id) on delete cascade,
      place integer not null,
      idcard ${text} not null,
      idcard_search ${text} not null default '',
      document_kind integer not null default 0 check (document_kind between 0 and 6),
      phone ${text} not null,
      phone_search ${text} not null default '',
      name ${text} not null,
      sex integer check (sex in (0, 1)),
      nationality ${text} not null default '',
      birth_date ${text} not null default '',
      entry_date ${text} not null default '',
      stay_until ${text} not null default ''
    ) ${table}`,
    'create unique index expected_place_once on expected_guest (order_id, place)',
    'create index expected_name on expected_guest (name, order_id)',
    `create index expected_idcard on expected_guest (idcard_search) where idcard_search <> ''`,
    'create index expected_idcard_end on expected_guest (substr(idcard_search, 1, 8), order_id)',
    `create index expected_phone on expected_guest (phone_search) where phone_search <> ''`,
    'create index expected_phone_end on expected_guest (substr(phone_search, 1, 8), order_id)',
    ...expectedNameTriggers(words),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
