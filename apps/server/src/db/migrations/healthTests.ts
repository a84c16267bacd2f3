import type { Engine, Migration } from './migration.ts';

/** A fever or a positive: what the contract's `feverAbove` said when this step shipped. */
const abnormal =
  '(check_type = 0 and check_result > 37.3) or (check_type = 1 and check_result = 1)';

const key = 'hotel_id, month, check_result';

/** The key columns of the counts as read from a row (or a set of rows) of `health_test`. */
const read = (row: string): string =>
  `${row}.hotel_id, substr(${row}.check_time, 1, 7) as month, ${row}.check_result`;

/** SQLite: a trigger runs for each row. */
function sqliteTriggers(): string[] {
  const add = (row: 'old' | 'new', by: number): string =>
    `insert into health_test_count (${key}, count) select ${read(row)}, ${by} where true
      on conflict do update set count = count + excluded.count;`;
  return [
    `create trigger health_test_added after insert on health_test begin ${add('new', 1)} end`,
    `create trigger health_test_removed after delete on health_test begin ${add('old', -1)} end`,
    `create trigger health_test_moved after update of hotel_id, check_result, check_time
      on health_test begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
}

/**
 * PostgreSQL: a trigger runs for each statement, so that an import counts in one step. Counts are
 * taken in the order of their key: two changes wait for each other and never block each other.
 */
function postgresTriggers(): string[] {
  const trigger = (name: string, event: string, rows: Record<string, number>): string[] => {
    const parts = Object.entries(rows).map(
      ([row, by]) => `select ${read(row)}, ${by} as change from ${row}`,
    );
    const tables = Object.keys(rows).map((row) => `${row.slice(0, 3)} table as ${row}`);
    return [
      `create function ${name}() returns trigger language plpgsql as $$ begin
        insert into health_test_count as kept (${key}, count)
        select ${key}, sum(change) from (${parts.join(' union all ')}) as changes
        group by ${key} having sum(change) <> 0 order by ${key}
        on conflict (${key}) do update set count = kept.count + excluded.count;
        return null; end $$`,
      `create trigger ${name} after ${event} on health_test referencing ${tables.join(' ')}
        for each statement execute function ${name}()`,
    ];
  };
  return [
    ...trigger('health_test_added', 'insert', { new_tests: 1 }),
    ...trigger('health_test_removed', 'delete', { old_tests: -1 }),
    ...trigger('health_test_moved', 'update', { old_tests: -1, new_tests: 1 }),
  ];
}

const triggers: Record<Engine, () => string[]> = {
  sqlite: sqliteTriggers,
  postgres: postgresTriggers,
};

/** Daily tests of people in isolation, and their counts. */
export const healthTests: Migration = {
  name: '13 health tests',
  statements: ({ engine, id, big, text, real, table, keyed }) => [
    `create table health_test (
      id ${id},
      isolation_person_id ${big} not null references isolation_person (id),
      hotel_id ${big} not null references hotel (id),
      check_type integer not null check (check_type in (0, 1)),
      check_result ${real} not null,
      is_abnormal integer not null check (is_abnormal in (0, 1)),
      check_time ${text} not null check (length(check_time) = 19),
      created_time ${text} not null,
      created_by ${big} references app_user (id) on delete set null,
      handled_time ${text},
      handled_by ${big} references app_user (id) on delete set null,
      handled_note ${text} not null,
      check (check_type = 1 or check_result between 34 and 43),
      check (check_type = 0 or check_result in (0, 1)),
      check ((is_abnormal = 1) = (${abnormal})),
      check (is_abnormal = 1 or handled_time is null),
      check (handled_by is null or handled_time is not null)
    ) ${table}`,
    // The same test is written down once, whether by hand or by the same file twice.
    `create unique index health_test_once on health_test (isolation_person_id, check_type, check_time)`,
    `create index health_test_person on health_test (isolation_person_id, check_time, id, check_result)`,
    // Each filter of the list finds its rows, newest first, in an index that holds the others too.
    `create index health_test_time on health_test (check_time, id)`,
    `create index health_test_hotel on health_test (hotel_id, check_time, id)`,
    `create index health_test_result on health_test (check_result, check_time, id, hotel_id)`,
    `create index health_test_open on health_test (check_time, id, hotel_id, check_result)
      where is_abnormal = 1 and handled_time is null`,
    // Who was in isolation on a day that has passed.
    `create index isolation_ended on isolation_person (ended_time, check_in_time, hotel_id)`,
    `create table health_test_count (
      hotel_id ${big} not null,
      month ${text} not null,
      check_result ${real} not null,
      count integer not null,
      primary key (hotel_id, month, check_result)
    ) ${keyed}`,
    ...triggers[engine](),
  ],
};
