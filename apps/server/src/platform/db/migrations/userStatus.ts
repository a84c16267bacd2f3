import type { Migration } from './migration.ts';

/** The status of a user itself: 1 normal, 0 disabled. */
export const userStatus: Migration = {
  name: '36 user status',
  statements: () => [
    `alter table app_user add column status integer not null default 1 check (status in (0, 1))`,
  ],
};
