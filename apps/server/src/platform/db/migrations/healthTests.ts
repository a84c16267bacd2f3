import { countTriggers, type KeptCounts } from './countTriggers.ts';
import type { Migration } from './migration.ts';

/** Fever or positive result, as the contract's `feverAbove` was when this migration shipped. */
const abnormal =
  '(check_type = 0 and check_result > 37.3) or (check_type = 1 and check_result = 1)';

const kept: KeptCounts = {
  table: 'health_test',
  time: 'check_time',
  counts: [{ table: 'health_test_count', key: ['hotel_id', 'month', 'check_result'] }],
  changing: ['hotel_id', 'check_result', 'check_time'],
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
    // The same test is written down once, whether by hand or by the same file twice. Finds a person's tests, too.
    `create unique index health_test_once on health_test (isolation_person_id, check_time, check_type)`,
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
    ...countTriggers(engine, kept),
  ],
};
