import type { Role } from '@anzhu/api/contract/role';

/** Who calls. The hotel is null for the platform's own people. */
export interface Session {
  userId: number;
  username: string;
  nickName: string;
  role: Role;
  departmentId: number;
  hotelId: number | null;
  /** SHA-256 of the token, hexadecimal: names the session without being the secret. */
  tokenHash: string;
}

/** Where a call comes from, for logs and limits. */
export interface Origin {
  requestId: string;
  address: string;
  /** What the browser calls itself, at most 200 characters. */
  agent: string;
  /** The port that it came to; absent for commands and timed jobs. */
  port?: number;
  /** Absent where none was sent, and for calls that change nothing. */
  key?: RequestKey;
  /** The name of the key by which an assistant makes the call for the user, or has requested it. */
  assistant?: string;
}

/** The `Idempotency-Key` of a call: what has been changed under it is not changed again. */
export interface RequestKey {
  /** Names the key and who sent it. */
  value: string;
  /** Names the call and its input: another one under the same key is refused. */
  content: string;
  /** How many changes the call has begun. */
  changes: number;
}

/** A booking channel, or the guests' mini program, by its key. */
export interface Channel {
  name: string;
}

/** Who requests a change, and from where. */
export interface Actor {
  session: Pick<Session, 'userId' | 'username'> | null;
  channel?: Channel | null;
  /** What the log calls an actor with neither. @default 系统 */
  name?: string;
  origin: Origin;
}

/** The same caller for a change that is made each time the call is sent. */
export const withoutKey = ({ origin: { key: _key, ...origin }, ...who }: Actor): Actor => ({
  ...who,
  origin,
});

/** Actor of changes made by a timed job or a command; the log shows 系统. */
export const systemActor: Actor = {
  session: null,
  origin: { requestId: '', address: '', agent: '' },
};
