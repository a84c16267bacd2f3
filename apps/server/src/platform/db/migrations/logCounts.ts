import type { Engine, Migration } from './migration.ts';

const key = 'month, hotel_id, user_id, create_by, type';

/** The key as read from a row of `log`, or a set of rows; no user and no hotel are 0. */
const read = (row: string): string =>
  `substr(${row}.created_time, 1, 7) as month, coalesce(${row}.hotel_id, 0) as hotel_id,
    coalesce(${row}.user_id, 0) as user_id, ${row}.create_by as create_by, ${row}.type as type`;

const refused = '日志不可修改或删除';

const triggers: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger log_counted after insert on log begin
      insert into log_count (${key}, count) select ${read('new')}, 1 where true
        on conflict do update set count = count + 1;
    end`,
    ...['update', 'delete'].map(
      (event) => `create trigger log_no_${event} before ${event} on log
        begin select raise(abort, '${refused}'); end`,
    ),
  ],
  postgres: [
    `create function log_counted() returns trigger language plpgsql as $$ begin
      insert into log_count as kept (${key}, count)
      select ${key}, count(*) from (select ${read('new_logs')} from new_logs) as added
      group by ${key} order by ${key}
      on conflict (${key}) do update set count = kept.count + excluded.count;
      return null; end $$`,
    `create trigger log_counted after insert on log referencing new table as new_logs
      for each statement execute function log_counted()`,
    `create function log_refused() returns trigger language plpgsql as
      $$ begin raise exception '${refused}'; end $$`,
    `create trigger log_refused before update or delete or truncate on log
      for each statement execute function log_refused()`,
  ],
};

/**
 * How many logs there are, kept by the database, and the indexes of their list. From here on the
 * database itself refuses to change a log or to remove one.
 */
export const logCounts: Migration = {
  name: '14b log counts',
  statements: ({ engine, big, text, keyed }) => [
    `create table log_count (
      month ${text} not null,
      hotel_id ${big} not null,
      user_id ${big} not null,
      create_by ${text} not null,
      type integer not null,
      count integer not null,
      primary key (month, hotel_id, user_id, create_by, type)
    ) ${keyed}`,
    `insert into log_count (${key}, count)
      select ${key}, count(*) from (select ${read('log')} from log) as there group by ${key}`,
    // Each filter of the list finds its rows, newest first, in an index that holds the others too.
    `drop index log_hotel`,
    `drop index log_user`,
    `create index log_hotel on log (hotel_id, created_time, id, type, create_by)`,
    `create index log_user on log (user_id, created_time, id, type, create_by)`,
    `create index log_type on log (type, created_time, id, create_by, hotel_id, user_id)`,
    `create index log_operator on log (create_by, created_time, id, type, hotel_id, user_id)`,
    ...triggers[engine],
  ],
};
