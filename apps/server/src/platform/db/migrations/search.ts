import type { Engine, Migration } from './migration.ts';

/** Where names are that are searched for by how they are read. */
export const named = [
  ['orders', 'booker_name'],
  ['isolation_person', 'name'],
] as const;

const noted = (engine: Engine): string[] =>
  named.flatMap(([table, column]) => {
    const note = `insert into person_name (name, is_read) values (new.${column}, 0) on conflict do nothing`;
    if (engine === 'sqlite') {
      return [
        `create trigger ${table}_name_added after insert on ${table} begin ${note}; end`,
        `create trigger ${table}_name_changed after update of ${column} on ${table}
          when old.${column} <> new.${column} begin ${note}; end`,
      ];
    }
    return [
      `create function ${table}_named() returns trigger language plpgsql as
        $$ begin ${note}; return null; end $$`,
      `create trigger ${table}_named after insert or update of ${column} on ${table}
        for each row execute function ${table}_named()`,
    ];
  });

/** The last four characters of a column, for the search by the end of a number. */
const tail = (column: string): string => `(substr(${column}, length(${column}) - 3))`;

/**
 * What the search over everything needs: each different name once, to be read in pinyin by the
 * program (`is_read`), and indexes for the ends of numbers.
 */
export const search: Migration = {
  name: '14d search',
  statements: ({ engine, text, keyed }) => [
    `create table person_name (
      name ${text} primary key,
      is_read integer not null check (is_read in (0, 1))
    ) ${keyed}`,
    `create index person_name_unread on person_name (name) where is_read = 0`,
    `create table name_reading (
      reading ${text} not null,
      name ${text} not null,
      primary key (reading, name)
    ) ${keyed}`,
    ...named.map(
      ([table, column]) =>
        `insert into person_name (name, is_read) select distinct ${column}, 0 from ${table}
          where true on conflict do nothing`,
    ),
    ...noted(engine),
    `create index orders_booker on orders (booker_name, created_time, id, hotel_id)`,
    `create index orders_phone_end on orders (${tail('phone')})`,
    `create index orders_idcard_end on orders (${tail('idcard')})`,
    `create index isolation_name on isolation_person (name, check_in_time, id, hotel_id)`,
    `create index isolation_phone_end on isolation_person (${tail('phone')})`,
    `create index isolation_idcard_end on isolation_person (${tail('idcard')})`,
    `create index room_number on room (name)`,
  ],
};
