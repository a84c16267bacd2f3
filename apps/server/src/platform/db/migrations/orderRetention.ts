import type { Migration } from './migration.ts';

/**
 * Finds the orders whose personal data is to be erased by the name, which every order has: one of a channel
 * may have no phone. 已清除 stands in the place of an erased name.
 */
export const orderRetention: Migration = {
  name: '31 retention of orders',
  statements: () => [
    `drop index orders_to_erase`,
    `create index orders_to_erase on orders (leave_time)
      where booker_name <> '已清除' and status in (2, 6)`,
  ],
};
