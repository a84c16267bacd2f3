import type { Migration } from './migration.ts';

/** Indexes for the key figures of the last days, and for the orders that hold rooms of the next nights. */
export const keyFigures: Migration = {
  name: '16a key figures',
  statements: () => [
    `create index stay_ended on stay (kind, ended_time, hotel_id, check_in_time, order_id)
      where ended_time is not null`,
    // Orders that hold a room of their type: unpaid, paid, checked in.
    // With the status in it, so that SQLite prefers it to the index of every status.
    `create index orders_holding on orders (status, leave_time, arrive_time, hotel_id, room_type_id)
      where status in (0, 1, 3)`,
  ],
};

/**
 * Orders that hold rooms, with those whose refund is requested, since they may be paid again; and paid orders
 * with what their lists count and filter by, so that these read no row. A check-in reads those of its hotel alone.
 */
export const openOrders: Migration = {
  name: '28 open orders',
  statements: () => [
    `drop index orders_holding`,
    `create index orders_holding on orders (status, hotel_id, leave_time, arrive_time, room_type_id)
      where status in (0, 1, 3, 5)`,
    `drop index orders_due`,
    `create index orders_due on orders
      (status, arrive_time, hotel_id, created_time, id, room_type_id, leave_time) where status = 1`,
  ],
};
