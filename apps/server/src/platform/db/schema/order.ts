import type { Words } from './dialect.ts';

/** The indexes of the list that stores of before the first step have otherwise, or not. */
export const orderIndexes: readonly string[] = [
  `create index orders_hotel on orders
    (hotel_id, created_time, id, status, room_type_id, province, source, source_name)`,
  // As the list of a source names it: the name that its channel gave, or our own sources by their number.
  `create index orders_source on orders
    (coalesce(nullif(source_name, ''), '#' || source), created_time, id, status, hotel_id)`,
];

/** Orders with their refunds, and the rooms that are held for them. */
export const orders = ({ id, big, text, table, keyed }: Words): string[] => [
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
    source_name ${text} not null default '',
    province ${text} not null,
    customer_id ${big} references customer (id),
    customer_name ${text} not null,
    booker_name ${text} not null,
    phone ${text} not null,
    phone_search ${text} not null default '',
    idcard ${text} not null,
    idcard_search ${text} not null default '',
    arrive_time ${text} not null,
    leave_time ${text} not null,
    nights integer not null check (nights >= 1),
    pay ${big} not null check (pay >= 0),
    last_pay ${big} not null check (last_pay >= 0),
    kept ${big} not null default 0 check (kept >= 0),
    refund_reason ${text} not null,
    refund_since ${text},
    created_time ${text} not null check (length(created_time) = 19),
    paid_time ${text},
    channel ${text} not null,
    external_id ${text},
    trade_number ${text} not null default '',
    check (leave_time > arrive_time),
    check (refund_since is null or status in (5, 6))
  ) ${table}`,
  // Each filter of the list finds its rows, newest first, in an index that holds the others too.
  `create index orders_time on orders
    (created_time, id, status, hotel_id, room_type_id, source, source_name)`,
  `create index orders_status on orders (status, created_time, id)`,
  ...orderIndexes,
  `create index orders_hotel_status on orders (hotel_id, status, created_time, id)`,
  `create index orders_province on orders
    (province, created_time, id, status, hotel_id, room_type_id, source, source_name)`,
  `create index orders_room_type on orders
    (room_type_id, created_time, id, status, province, hotel_id, source, source_name)`,
  `create index orders_paid on orders (paid_time, created_time, id, status, hotel_id)
    where paid_time is not null`,
  // With the status in them, so that SQLite prefers them to the index of every status.
  `create index orders_due on orders
    (status, arrive_time, hotel_id, created_time, id, room_type_id, leave_time) where status = 1`,
  `create index orders_due_in on orders (status, arrive_time, hotel_id) where status = 1`,
  // Orders that hold a room of their type, those with them whose refund is requested: they may be paid again.
  `create index orders_holding on orders (status, hotel_id, leave_time, arrive_time, room_type_id)
    where status in (0, 1, 3, 5)`,
  `create index orders_booker on orders (booker_name, created_time, id, hotel_id)`,
  `create index orders_phone_end on orders (substr(phone_search, 1, 8))`,
  `create index orders_idcard_end on orders (substr(idcard_search, 1, 8))`,
  // Whose personal data is to be erased: by the name, which every order has; 已清除 replaces it.
  `create index orders_to_erase on orders (leave_time)
    where booker_name <> '已清除' and status <> 3`,
  `create unique index order_external_once on orders (channel, external_id)
    where external_id is not null`,
  `create table refund (
    refund_number ${text} primary key,
    order_id ${big} not null references orders (id),
    amount ${big} not null check (amount >= 0),
    reason ${text} not null default '',
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
  `create index room_standing on room (hotel_id, is_isolation, status)`,
  `create index room_of_type on room (room_type_id, status)`,
  `create index room_held on room (held_order_id) where held_order_id is not null`,
  `create index room_number on room (name)`,
];
