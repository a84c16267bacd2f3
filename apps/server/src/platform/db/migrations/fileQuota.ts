import type { Migration } from './migration.ts';

/** What a user has uploaded today is counted at every upload. */
export const fileQuota: Migration = {
  name: '16c file quota',
  statements: () => [`create index file_of_user on file (user_id, created_time, size)`],
};
