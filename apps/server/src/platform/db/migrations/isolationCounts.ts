import { countTriggers, type KeptCounts } from './countTriggers.ts';
import type { Migration } from './migration.ts';

/**
 * The two count tables and their keys: the coarse one is small, the fine one covers every filter.
 */
const kept: KeptCounts = {
  table: 'isolation_person',
  time: 'check_in_time',
  counts: [
    { table: 'isolation_count', key: ['hotel_id', 'month', 'status', 'type'] },
    {
      table: 'isolation_count_detail',
      key: ['province', 'month', 'status', 'type', 'hotel_id'],
    },
  ],
  changing: ['hotel_id', 'status', 'type', 'province', 'check_in_time'],
};

/** Those who are there already are counted once. */
const countAll = ({ counts, time, table }: KeptCounts): string[] =>
  counts.map(({ table: count, key }) => {
    const read = key.map((column) => (column === 'month' ? `substr(${time}, 1, 7)` : column));
    return `insert into ${count} (${key.join(', ')}, count)
      select ${read.join(', ')}, count(*) from ${table} group by ${read.join(', ')}`;
  });

/** Where people in isolation come from, the indexes of their list, and their counts. */
export const isolationCounts: Migration = {
  name: '12 isolation counts',
  statements: ({ engine, big, text, keyed }) => [
    `alter table isolation_person add column source ${text} not null default ''`,
    // Each filter of the list finds its rows, newest first, in an index that holds the others too.
    `drop index isolation_hotel`,
    `drop index isolation_time`,
    `create index isolation_list on isolation_person (check_in_time, id)`,
    `create index isolation_list_hotel on isolation_person
      (hotel_id, check_in_time, id, type, status)`,
    `create index isolation_list_status on isolation_person (status, check_in_time, id, type)`,
    `create index isolation_list_type on isolation_person (type, check_in_time, id)`,
    `create index isolation_list_province on isolation_person
      (province, check_in_time, id, type, status, hotel_id)`,
    `create table isolation_count (
      hotel_id ${big} not null,
      month ${text} not null,
      status integer not null,
      type integer not null,
      count integer not null,
      primary key (hotel_id, month, status, type)
    ) ${keyed}`,
    `create table isolation_count_detail (
      province ${text} not null,
      month ${text} not null,
      status integer not null,
      type integer not null,
      hotel_id ${big} not null,
      count integer not null,
      primary key (province, month, status, type, hotel_id)
    ) ${keyed}`,
    ...countAll(kept),
    ...countTriggers(engine, kept),
  ],
};
