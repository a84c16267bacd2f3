import type { Migration } from './migration.ts';

/** Orders with their refunds, and the rooms that are held for them. */
export const orders: Migration = {
  name: '03 orders',
  statements: ({ id, big, text, table, keyed }) => [
    `create table customer (
      id ${id},
      nick_name ${text} not null,
      heads ${text} not null
    ) ${table}`,
    `create table orders (
      id ${id},
      hotel_id ${big} not null references hotel (id),
      room_type_id ${big} not null references room_type (id),
      status integer not null check (status between 0 and 6),
      source integer not null check (source between 0 and 3),
      province ${text} not null,
      customer_id ${big} references customer (id),
      customer_name ${text} not null,
      booker_name ${text} not null,
      phone ${text} not null,
      idcard ${text} not null,
      arrive_time ${text} not null,
      leave_time ${text} not null,
      nights integer not null check (nights >= 1),
      pay ${big} not null check (pay >= 0),
      last_pay ${big} not null check (last_pay >= 0),
      refund_reason ${text} not null,
      refund_since ${text},
      created_time ${text} not null check (length(created_time) = 19),
      paid_time ${text},
      channel ${text} not null,
      external_id ${text},
      check (leave_time > arrive_time),
      check (refund_since is null or status in (5, 6))
    ) ${table}`,
    // Each filter of the list finds its rows, newest first, in an index that holds the others too.
    `create index orders_time on orders (created_time, id)`,
    `create index orders_status on orders (status, created_time, id)`,
    `create index orders_hotel on orders (hotel_id, created_time, id)`,
    `create index orders_hotel_status on orders (hotel_id, status, created_time, id)`,
    `create index orders_province on orders (province, created_time, id, status, hotel_id)`,
    `create index orders_room_type on orders (room_type_id, created_time, id, status, province)`,
    `create unique index order_external_once on orders (channel, external_id)
      where external_id is not null`,
    `create table refund (
      refund_number ${text} primary key,
      order_id ${big} not null references orders (id),
      amount ${big} not null check (amount >= 0),
      method ${text} not null,
      client ${text} not null,
      state ${text} not null check (state in ('asked', 'paid', 'declined', 'unsure')),
      asked_by ${big} not null,
      asked_time ${text} not null,
      settled_time ${text}
    ) ${keyed}`,
    `create unique index refund_order_once on refund (order_id)`,
    `create table ledger (
      refund_number ${text} primary key,
      order_id ${big} not null references orders (id),
      amount ${big} not null check (amount >= 0),
      created_time ${text} not null
    ) ${keyed}`,
    `create table room (
      id ${id},
      hotel_id ${big} not null references hotel (id),
      name ${text} not null,
      room_type_id ${big} not null references room_type (id),
      floor integer not null check (floor between -9 and 200 and floor <> 0),
      direction ${text} not null,
      is_isolation integer not null check (is_isolation in (0, 1)),
      status integer not null check (status between 0 and 4),
      held_order_id ${big} references orders (id),
      check ((status in (2, 3)) = (held_order_id is not null))
    ) ${table}`,
    `create unique index room_name_once on room (hotel_id, name)`,
    `create index room_board on room (hotel_id, floor, name)`,
    `create index room_of_type on room (room_type_id, status)`,
    `create index room_held on room (held_order_id) where held_order_id is not null`,
  ],
};
