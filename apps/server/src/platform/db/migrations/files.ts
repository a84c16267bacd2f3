import type { Migration } from './migration.ts';

/** Uploaded pictures. */
export const files: Migration = {
  name: '11 files',
  statements: ({ id, big, text, table }) => [
    `create table file (
      id ${id},
      name ${text} not null,
      size ${big} not null check (size > 0),
      key ${text} not null,
      user_id ${big} not null,
      hotel_id ${big},
      created_time ${text} not null,
      seen_time ${text} not null
    ) ${table}`,
    `create unique index file_name_once on file (name)`,
    `create index file_seen on file (seen_time)`,
  ],
};
