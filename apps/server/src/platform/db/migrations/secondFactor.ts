import type { Migration } from './migration.ts';

/** Time-based codes (TOTP) and recovery codes. The secrets are encrypted like personal data. */
export const secondFactor: Migration = {
  name: '27 second factor',
  statements: ({ big, text, table, keyed }) => [
    `create table second_factor (
      id ${big} not null primary key references app_user (id) on delete cascade,
      totp_secret ${text} not null default '',
      totp_pending ${text} not null default '',
      pending_time ${text} not null default '',
      set_time ${text} not null default '',
      last_step ${big} not null default 0
    ) ${table}`,
    `create table recovery_code (
      user_id ${big} not null references app_user (id) on delete cascade,
      code_hash ${text} not null,
      primary key (user_id, code_hash)
    ) ${keyed}`,
  ],
};
