import { countTriggers, type KeptCounts } from './countTriggers.ts';
import type { Migration } from './migration.ts';

/** How many orders of a source there are: for the list that the chart of sources opens. */
const ordersKept: KeptCounts = {
  name: 'orders_source',
  table: 'orders',
  time: 'created_time',
  counts: [
    { table: 'order_count_source', key: ['source', 'channel', 'month', 'status', 'hotel_id'] },
  ],
  changing: ['source', 'channel', 'status', 'created_time'],
};

/** How many people of a source there are, likewise. */
const peopleKept: KeptCounts = {
  name: 'isolation_source',
  table: 'isolation_person',
  time: 'check_in_time',
  counts: [
    {
      table: 'isolation_count_source',
      key: ['source', 'month', 'status', 'type', 'hotel_id'],
    },
  ],
  changing: ['source', 'status', 'type', 'hotel_id', 'check_in_time'],
};

/** Counts and indexes of the filters by which the dashboard opens its lists. */
export const dashboardLists: Migration = {
  name: '16b dashboard lists',
  statements: ({ engine, big, text, keyed }) => [
    `create table order_count_source (
      source integer not null,
      channel ${text} not null,
      month ${text} not null,
      status integer not null,
      hotel_id ${big} not null,
      count integer not null,
      primary key (source, channel, month, status, hotel_id)
    ) ${keyed}`,
    `insert into order_count_source (source, channel, month, status, hotel_id, count)
      select source, channel, substr(created_time, 1, 7), status, hotel_id, count(*) from orders
      group by source, channel, substr(created_time, 1, 7), status, hotel_id`,
    ...countTriggers(engine, ordersKept),
    `create table isolation_count_source (
      source ${text} not null,
      month ${text} not null,
      status integer not null,
      type integer not null,
      hotel_id ${big} not null,
      count integer not null,
      primary key (source, month, status, type, hotel_id)
    ) ${keyed}`,
    `insert into isolation_count_source (source, month, status, type, hotel_id, count)
      select source, substr(check_in_time, 1, 7), status, type, hotel_id, count(*)
      from isolation_person
      group by source, substr(check_in_time, 1, 7), status, type, hotel_id`,
    ...countTriggers(engine, peopleKept),
    // These hold the source now, and that by time every column of the filters that read along it.
    `drop index orders_time`,
    `drop index orders_province`,
    `drop index orders_room_type`,
    `create index orders_time on orders
      (created_time, id, status, hotel_id, room_type_id, source, channel)`,
    `create index orders_province on orders
      (province, created_time, id, status, hotel_id, room_type_id, source, channel)`,
    `create index orders_room_type on orders
      (room_type_id, created_time, id, status, province, hotel_id, source, channel)`,
    `create index orders_paid on orders
      (paid_time, created_time, id, status, hotel_id) where paid_time is not null`,
    `create index isolation_list_source on isolation_person
      (source, check_in_time, id, type, status, hotel_id)`,
    `drop index declaration_hotel`,
    `create index declaration_hotel on declaration (hotel_id, review_status, created_time, id)
      where hotel_id is not null`,
  ],
};
