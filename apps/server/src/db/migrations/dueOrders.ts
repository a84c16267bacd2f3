import type { Migration } from './migration.ts';

/** Paid orders by when their guests come: looked through every few minutes. */
export const dueOrders: Migration = {
  name: '15d due orders',
  statements: () => [`create index orders_due on orders (arrive_time) where status = 1`],
};
