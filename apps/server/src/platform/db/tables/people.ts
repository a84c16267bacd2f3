import type { Role } from '@anzhu/api/contract/role';
import type { SignInStep } from '@anzhu/api/contract/session';
import type { Generated } from 'kysely';
import type { Bit, LocalTime, SearchValue } from '../column.ts';

/** A department: gives its users their role. Disabled: its users cannot sign in. */
export interface DepartmentTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  role: Role;
  /** 1 normal, 0 disabled. */
  status: Bit;
}

/** A user; its role and its hotel come from its department. */
export interface UserTable {
  id: Generated<number>;
  /** Unique, whatever the case of its letters. */
  username: string;
  nick_name: string;
  /** Unique where it is not empty. Encrypted. */
  phone: string;
  phone_search: SearchValue;
  department_id: number;
  /** Avatar: a URL, or empty. */
  heads: string;
  /** 1 normal, 0 disabled: the user cannot sign in. */
  status: Generated<Bit>;
  /** Salted and slow; never leaves the server. */
  password_hash: string;
  /** Rises with every change of the password: a sign-in with an earlier one is void. */
  password_version: Generated<number>;
  /** When the password was set; empty counts as when the user was added. */
  password_time: Generated<LocalTime>;
  /** 1 while the password is one that someone else has set. */
  is_password_given: Generated<Bit>;
  created_time: LocalTime;
}

/** A sign-in. An ended session is kept for a while, so that its owner gets the reason. */
export interface SessionTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  user_id: number;
  address: string;
  agent: string;
  created_time: LocalTime;
  /** When its user passed the steps of the sign-in: earlier than `created_time` where a QR code was confirmed. */
  signed_in_time: LocalTime;
  /** The last call: the session slides with it. */
  seen_time: LocalTime;
  ended_time: LocalTime | null;
  /** Envelope code that the next call with this session returns. */
  ended_code: number | null;
}

/** A wrong password: five of one account within a quarter of an hour lock it. */
export interface LoginAttemptTable {
  id: Generated<number>;
  /** Keyed hash of what was typed, in lower case: the account need not exist, and may be a password. */
  username: string;
  address: string;
  created_time: LocalTime;
}

/** An entry of the menu tree. Without roles (or departments) it is for all of them. */
export interface MenuTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  /** Route name of a leaf, null for a group. */
  path: string | null;
  icon: string;
  sort: number;
  /** 1 shown, 0 hidden. */
  visible: Bit;
  remark: string;
}

/** A route of a menu that came with the product and was added to this store once. */
export interface MenuOfferTable {
  path: string;
}

export interface MenuRoleTable {
  menu_id: number;
  role: Role;
}

export interface MenuDepartmentTable {
  menu_id: number;
  department_id: number;
}

/** How far a sign-in by QR code is, and how it ended. */
export const QrCodeState = { waiting: 0, scanned: 1, confirmed: 2, used: 3, cancelled: 4 } as const;
export type QrCodeState = (typeof QrCodeState)[keyof typeof QrCodeState];

/** A QR code for signing in by phone. It never holds a token. */
export interface QrCodeTable {
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
  state: QrCodeState;
  /** SHA-256 of the cookie of the requesting browser: only there the code becomes a session. */
  browser_hash: string;
  /** The requesting device, as the phone names it. */
  address: string;
  agent: string;
  /** Who scanned it: they alone confirm or cancel it. */
  user_id: number | null;
  /** When the session that confirmed it was signed in; empty until then. */
  signed_in_time: Generated<LocalTime | ''>;
  created_time: LocalTime;
  /** The first second in which it is worth nothing any more. */
  expires_time: LocalTime;
}

/** A sign-in after its password: the right to take its next step, once. */
export interface SignInTicketTable {
  /** SHA-256 of the ticket, hexadecimal. */
  ticket_hash: string;
  user_id: number;
  step: SignInStep;
  /** That of the password which was checked: after a change of it the ticket is void. */
  password_version: number;
  /** 1 when the second factor has been checked. */
  is_proven: Bit;
  /** That of the session which follows. */
  signed_in_time: LocalTime;
  /** The first second in which it is void. */
  expires_time: LocalTime;
}

/** The secret from which an authenticator app computes a user's codes. */
export interface SecondFactorTable {
  /** The user's. */
  id: number;
  /** In base32; empty until it is confirmed. Encrypted. */
  totp_secret: Generated<string>;
  /** The one that is to be confirmed next; empty when there is none. Encrypted. */
  totp_pending: Generated<string>;
  pending_time: Generated<LocalTime | ''>;
  /** Since when codes are asked for; empty until then. */
  set_time: Generated<LocalTime | ''>;
  /** The time step of the last accepted code: only later ones are accepted. */
  last_step: Generated<number>;
}

/** A recovery code that has not been used. */
export interface RecoveryCodeTable {
  user_id: number;
  /** SHA-256 of the user's id and the code, hexadecimal. */
  code_hash: string;
}

/**
 * A key by which a booking channel, or the guests' mini program, sends orders and declarations. A
 * channel may have several, so that one can be replaced without a pause.
 */
export interface ChannelKeyTable {
  /** The part of the key that names it; no secret. */
  key_id: string;
  /** Name of the channel: stands in its orders. */
  channel: string;
  /** SHA-256 of the key, hexadecimal. */
  key_hash: string;
  created_time: LocalTime;
  revoked_time: LocalTime | null;
}
