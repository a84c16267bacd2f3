import type { Migration } from './migration.ts';

/** Finds all isolations of a person, by the keyed hash of the ID number. */
export const isolationNumbers: Migration = {
  name: '38 isolation numbers',
  statements: () => [
    `create index isolation_idcard on isolation_person (idcard_search) where idcard_search <> ''`,
  ],
};
