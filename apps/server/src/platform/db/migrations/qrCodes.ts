import type { Migration } from './migration.ts';

/** Sign-in by QR code, across instances. */
export const qrCodes: Migration = {
  name: '15a qr codes',
  statements: ({ big, text, keyed }) => [
    `create table qr_code (
      code_hash ${text} primary key,
      state integer not null check (state between 0 and 4),
      address ${text} not null,
      agent ${text} not null,
      user_id ${big} references app_user (id) on delete cascade,
      created_time ${text} not null,
      expires_time ${text} not null,
      check (state = 0 or user_id is not null)
    ) ${keyed}`,
    `create index qr_code_expires on qr_code (expires_time)`,
    `create index qr_code_user on qr_code (user_id) where user_id is not null`,
  ],
};
