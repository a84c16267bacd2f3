import type { Migration } from './migration.ts';

/**
 * What a sign-in depends on: which password it was made with, who set that one and when, and the
 * browser that a QR code belongs to.
 */
export const credentials: Migration = {
  name: '17 credentials',
  statements: ({ text }) => [
    `alter table app_user add column password_version integer not null default 0`,
    `alter table app_user add column password_time ${text} not null default ''`,
    `alter table app_user add column is_password_given integer not null default 0
      check (is_password_given in (0, 1))`,
    `update app_user set password_time = created_time`,
    `alter table qr_code add column browser_hash ${text} not null default ''`,
  ],
};
