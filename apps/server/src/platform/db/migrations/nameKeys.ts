import type { Migration } from './migration.ts';

/** Reads all names anew: what they are found by begins with their key, whatever they are written with. */
export const nameKeys: Migration = {
  name: '33 name keys',
  statements: () => [`delete from name_reading`, `update person_name set is_read = 0`],
};
