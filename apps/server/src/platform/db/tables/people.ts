import type { Role } from '@anzhu/api/contract/role';
import type { SignInStep } from '@anzhu/api/contract/session';
import { big, bit, id, integer, partOf, ref, search, table, text, time } from '../table.ts';

const role = () => text<Role>("in ('admin', 'hotel_admin', 'hotel_member', 'anti-epidemic')");

/** How far a sign-in by QR code is, and how it ended. */
export const QrCodeState = { waiting: 0, scanned: 1, confirmed: 2, used: 3, cancelled: 4 } as const;
export type QrCodeState = (typeof QrCodeState)[keyof typeof QrCodeState];

export const peopleTables = {
  /** A department: gives its users their role. Disabled: its users cannot sign in. */
  department: table(
    {
      id: id(),
      parent_id: ref('department').orNull,
      name: text(),
      role: role(),
      /** 1 normal, 0 disabled. */
      status: bit(),
    },
    'index department_parent (parent_id)',
  ),

  /** A user; its role and its hotel come from its department. */
  app_user: table(
    {
      id: id(),
      /** Unique, whatever the case of its letters. */
      username: text(),
      nick_name: text(),
      /** Unique where it is not empty. */
      phone: text().kept('searched'),
      phone_search: search(),
      department_id: ref('department'),
      /** Avatar: a URL, or empty. */
      heads: text(),
      /** 1 normal, 0 disabled: the user cannot sign in. */
      status: bit().default(1),
      /** Salted and slow; never leaves the server. */
      password_hash: text(),
      /** Rises with every change of the password: a sign-in with an earlier one is void. */
      password_version: integer().default(0),
      /** When the password was set; empty counts as when the user was added. */
      password_time: time().default(''),
      /** 1 while the password is one that someone else has set. */
      is_password_given: bit().default(0),
      created_time: time(),
    },
    'unique index user_name_once (lower(username))',
    "unique index user_phone_once (phone_search) where phone_search <> ''",
    'index user_department (department_id)',
  ),

  /** A sign-in. An ended session is kept for a while, so that its owner gets the reason. */
  session: table(
    {
      /** SHA-256 of the token, hexadecimal. */
      token_hash: text().key,
      user_id: partOf('app_user'),
      address: text(),
      agent: text(),
      created_time: time(),
      /** When its user passed the steps of the sign-in: earlier than `created_time` where a QR code was confirmed. */
      signed_in_time: time().before(''),
      /** The last call: the session slides with it. */
      seen_time: time(),
      ended_time: time().orNull,
      /** Envelope code that the next call with this session returns. */
      ended_code: integer().orNull,
    },
    'check ((ended_time is null) = (ended_code is null))',
    'index session_of_user (user_id)',
    'index session_seen (seen_time)',
  ),

  /** A wrong password: five of one account within a quarter of an hour lock it. */
  login_attempt: table(
    {
      id: id(),
      /** Keyed hash of what was typed, in lower case: the account need not exist, and may be a password. */
      username: text(),
      address: text(),
      created_time: time(),
    },
    'index login_attempt_of (username, created_time)',
    'index login_attempt_time (created_time)',
  ),

  /** A QR code for signing in by phone. It never holds a token. */
  qr_code: table(
    {
      /** SHA-256 of the code, hexadecimal. */
      code_hash: text().key,
      state: integer<QrCodeState>('between 0 and 4'),
      /** SHA-256 of the cookie of the requesting browser: only there the code becomes a session. */
      browser_hash: text().before(''),
      /** The requesting device, as the phone names it. */
      address: text(),
      agent: text(),
      /** Who scanned it: they alone confirm or cancel it. */
      user_id: partOf('app_user').orNull,
      /** When the session that confirmed it was signed in; empty until then. */
      signed_in_time: time().default(''),
      created_time: time(),
      /** The first second in which it is worth nothing any more. */
      expires_time: time(),
    },
    'check (state = 0 or user_id is not null)',
    'index qr_code_expires (expires_time)',
    'index qr_code_user (user_id) where user_id is not null',
  ),

  /** A sign-in after its password: the right to take its next step, once. */
  sign_in_ticket: table(
    {
      /** SHA-256 of the ticket, hexadecimal. */
      ticket_hash: text().key,
      user_id: partOf('app_user'),
      step: text<SignInStep>(),
      /** That of the password which was checked: after a change of it the ticket is void. */
      password_version: integer(),
      /** 1 when the second factor has been checked. */
      is_proven: bit(),
      /** That of the session which follows. */
      signed_in_time: time().before(''),
      /** The first second in which it is void. */
      expires_time: time(),
    },
    'index sign_in_ticket_user (user_id)',
    'index sign_in_ticket_expires (expires_time)',
  ),

  /** The secret from which an authenticator app computes a user's codes. */
  second_factor: table({
    /** The user's. */
    id: partOf('app_user').key,
    /** In base32; empty until it is confirmed. */
    totp_secret: text().kept('encrypted').default(''),
    /** The one that is to be confirmed next; empty when there is none. */
    totp_pending: text().kept('encrypted').default(''),
    pending_time: time().default(''),
    /** Since when codes are asked for; empty until then. */
    set_time: time().default(''),
    /** The time step of the last accepted code: only later ones are accepted. */
    last_step: big().default(0),
  }),

  /** A recovery code that has not been used. */
  recovery_code: table(
    {
      user_id: partOf('app_user'),
      /** SHA-256 of the user's id and the code, hexadecimal. */
      code_hash: text(),
    },
    'primary key (user_id, code_hash)',
  ),

  /** An entry of the menu tree. Without roles (or departments) it is for all of them. */
  menu: table(
    {
      id: id(),
      parent_id: ref('menu').orNull,
      name: text(),
      /** Route name of a leaf, null for a group. */
      path: text().orNull,
      icon: text(),
      sort: integer('>= 0'),
      /** 1 shown, 0 hidden. */
      visible: bit(),
      /** What the entry is for. */
      remark: text(),
    },
    'index menu_parent (parent_id)',
  ),

  /** A route of a menu that came with the product and was added to this store once. */
  menu_offer: table({ path: text().key }),

  menu_role: table({ menu_id: partOf('menu'), role: role() }, 'primary key (menu_id, role)'),

  menu_department: table(
    { menu_id: partOf('menu'), department_id: ref('department') },
    'primary key (menu_id, department_id)',

    'index menu_department_of (department_id)',
  ),

  /**
   * A key by which a booking channel, or the guests' mini program, sends orders and declarations. A
   * channel may have several, so that one can be replaced without a pause.
   */
  channel_key: table({
    /** The part of the key that names it; no secret. */
    key_id: text().key,
    /** Name of the channel: stands in its orders. */
    channel: text(),
    /** SHA-256 of the key, hexadecimal. */
    key_hash: text(),
    created_time: time(),
    revoked_time: time().orNull,
  }),
};
