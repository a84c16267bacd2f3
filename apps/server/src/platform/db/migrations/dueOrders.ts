import type { Migration } from './migration.ts';

/** Paid orders by when their guests come: looked through every few minutes. */
export const dueOrders: Migration = {
  name: '15d due orders',
  statements: () => [
    // With the status in it, so that SQLite prefers it to the index of every status.
    `create index orders_due on orders (status, arrive_time) where status = 1`,
  ],
};
