import { countTriggers, type KeptCounts } from './countTriggers.ts';
import type { Migration } from './migration.ts';

/**
 * The two count tables and their keys: the coarse one is small, the fine one covers every filter.
 */
const kept: KeptCounts = {
  table: 'orders',
  time: 'created_time',
  counts: [
    { table: 'order_count', key: ['hotel_id', 'month', 'status'] },
    {
      table: 'order_count_detail',
      key: ['province', 'room_type_id', 'month', 'status', 'hotel_id'],
    },
  ],
  changing: ['status', 'province', 'created_time'],
};

/** Counts of orders, kept by the database itself: no code path can forget them. */
export const orderCounts: Migration = {
  name: '04 order counts',
  statements: ({ engine, big, text, keyed }) => [
    `create table order_count (
      hotel_id ${big} not null,
      month ${text} not null,
      status integer not null,
      count integer not null,
      primary key (hotel_id, month, status)
    ) ${keyed}`,
    `create table order_count_detail (
      province ${text} not null,
      room_type_id ${big} not null,
      month ${text} not null,
      status integer not null,
      hotel_id ${big} not null,
      count integer not null,
      primary key (province, room_type_id, month, status, hotel_id)
    ) ${keyed}`,
    `create index order_count_room_type on order_count_detail (room_type_id, month)`,
    ...countTriggers(engine, kept),
  ],
};
