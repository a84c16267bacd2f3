import type { Role } from '@anzhu/api/contract/role';
import { id, integer, partOf, table, text, time } from '../table.ts';

/** How far an act is that an assistant has requested. */
export const ActState = { waiting: 0, running: 1, done: 2, failed: 3, refused: 4 } as const;
export type ActState = (typeof ActState)[keyof typeof ActState];

export const assistantTables = {
  /** A key by which an assistant acts for a user. */
  assistant_key: table(
    {
      /** The part of the key that names it; no secret. */
      key_id: text().key,
      user_id: partOf('app_user'),
      name: text(),
      /** SHA-256 of the key, hexadecimal. */
      key_hash: text(),
      /** What the key may do. */
      role: text<Role>(),
      /** The user's role and the version of the password when it was made: after a change of either it is void. */
      user_role: text<Role>(),
      password_version: integer(),
      created_time: time(),
      /** The first second in which it is void. */
      expires_time: time(),
      /** The last call, at most once a minute; null before the first one. */
      seen_time: time().orNull,
      ended_time: time().orNull,
    },
    'index assistant_key_user (user_id)',
    'index assistant_key_expires (expires_time)',
  ),

  /** An act that an assistant has requested: its user confirms or refuses it. */
  assistant_act: table(
    {
      id: id(),
      user_id: partOf('app_user'),
      key_id: text().references('assistant_key (key_id) on delete cascade'),
      /** The call, by its name in the contract. */
      call: text(),
      /** JSON: the input of the call, as on the wire. */
      act_input: text().kept('encrypted'),
      /** JSON: what it concerns and changes, as it is shown. */
      act_facts: text().kept('encrypted'),
      state: integer<ActState>('between 0 and 4'),
      /** JSON: the data of the call that was made, or why it was not; null until then. */
      act_result: text().kept('encrypted').orNull,
      created_time: time(),
      /** The first second in which it cannot be confirmed any more. */
      expires_time: time(),
    },
    'index assistant_act_user (user_id, state, expires_time)',
    'index assistant_act_key (key_id)',
    'index assistant_act_expires (expires_time)',
  ),
};
