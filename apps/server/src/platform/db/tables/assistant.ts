import type { Role } from '@anzhu/api/contract/role';
import type { Generated } from 'kysely';
import type { LocalTime } from '../column.ts';

/** A key by which an assistant acts for a user. */
export interface AssistantKeyTable {
  /** The part of the key that names it; no secret. */
  key_id: string;
  user_id: number;
  name: string;
  /** SHA-256 of the key, hexadecimal. */
  key_hash: string;
  /** What the key may do. */
  role: Role;
  /** The user's role and the version of the password when it was made: after a change of either it is void. */
  user_role: Role;
  password_version: number;
  created_time: LocalTime;
  /** The first second in which it is void. */
  expires_time: LocalTime;
  /** The last call, at most once a minute; null before the first one. */
  seen_time: LocalTime | null;
  ended_time: LocalTime | null;
}

/** How far an act is that an assistant has requested. */
export const ActState = { waiting: 0, running: 1, done: 2, failed: 3, refused: 4 } as const;
export type ActState = (typeof ActState)[keyof typeof ActState];

/** An act that an assistant has requested: its user confirms or refuses it. */
export interface AssistantActTable {
  id: Generated<number>;
  user_id: number;
  key_id: string;
  /** The call, by its name in the contract. */
  call: string;
  /** JSON, encrypted: the input of the call, as on the wire. */
  act_input: string;
  /** JSON, encrypted: what it concerns and changes, as it is shown. */
  act_facts: string;
  state: ActState;
  /** JSON, encrypted: the data of the call that was made, or why it was not; null until then. */
  act_result: string | null;
  created_time: LocalTime;
  /** The first second in which it cannot be confirmed any more. */
  expires_time: LocalTime;
}
