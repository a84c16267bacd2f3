import type { Migration } from './migration.ts';

/**
 * A session made by QR code ends 7 days after the sign-in of the session that confirmed it. Names that were typed
 * to sign in are kept as keyed hashes from here on: those in clear go, and the locks that they led to.
 */
export const signedInTime: Migration = {
  name: '29 signed-in time',
  statements: ({ text }) => [
    ...['session', 'qr_code', 'sign_in_ticket'].map(
      (table) => `alter table ${table} add column signed_in_time ${text} not null default ''`,
    ),
    `update session set signed_in_time = created_time`,
    `delete from sign_in_ticket`,
    `delete from login_attempt`,
  ],
};
