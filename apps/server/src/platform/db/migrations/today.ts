import type { Migration } from './migration.ts';

/** Indexes for what is to do today: each holds only what is still open. */
export const today: Migration = {
  name: '14e today',
  statements: () => [
    `create index orders_due_in on orders (status, arrive_time, hotel_id) where status = 1`,
    `create index stay_leaving on stay (kind, leave_time, hotel_id, order_id) where ended_time is null`,
    `create index room_standing on room (hotel_id, is_isolation, status)`,
  ],
};
