import type { Migration } from './migration.ts';

/** What was changed, by whom. */
export const log: Migration = {
  name: '06 log',
  statements: ({ id, big, text, table }) => [
    `create table log (
      id ${id},
      type integer not null check (type between 0 and 4),
      sketch ${text} not null,
      target_kind ${text} not null,
      target_id ${big} not null,
      hotel_id ${big},
      user_id ${big},
      create_by ${text} not null,
      address ${text} not null,
      request_id ${text} not null,
      created_time ${text} not null,
      before_values ${text},
      after_values ${text}
    ) ${table}`,
    `create index log_time on log (created_time, id)`,
    `create index log_hotel on log (hotel_id, created_time, id)`,
    `create index log_user on log (user_id, created_time, id)`,
    `create index log_target on log (target_kind, target_id)`,
  ],
};
