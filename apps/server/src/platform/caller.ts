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

/** Actor of changes made by a timed job or a command; the log shows 系统. */
export const systemActor: Actor = {
  session: null,
  origin: { requestId: '', address: '', agent: '' },
};
