import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the keys of assistants, the acts that they request, and which log entries are theirs. */
export async function addAssistants(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table, keyed } = wordsOf[engine];
  const statements = [
    `create table assistant_key (
      key_id ${text} primary key,
      user_id ${big} not null references app_user (id) on delete cascade,
      name ${text} not null,
      key_hash ${text} not null,
      role ${text} not null,
      user_role ${text} not null,
      password_version integer not null,
      created_time ${text} not null,
      expires_time ${text} not null,
      seen_time ${text},
      ended_time ${text}
    ) ${keyed}`,
    `create index assistant_key_user on assistant_key (user_id)`,
    `create index assistant_key_expires on assistant_key (expires_time)`,
    `create table assistant_act (
      id ${id},
      user_id ${big} not null references app_user (id) on delete cascade,
      key_id ${text} not null references assistant_key (key_id) on delete cascade,
      call ${text} not null,
      act_input ${text} not null,
      act_facts ${text} not null,
      state integer not null check (state between 0 and 4),
      act_result ${text},
      created_time ${text} not null,
      expires_time ${text} not null
    ) ${table}`,
    `create index assistant_act_user on assistant_act (user_id, state, expires_time)`,
    `create index assistant_act_key on assistant_act (key_id)`,
    `create index assistant_act_expires on assistant_act (expires_time)`,
    `alter table log add column assistant ${text}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
