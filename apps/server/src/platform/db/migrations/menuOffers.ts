import type { Migration } from './migration.ts';

/** Which menus of the product a store was offered, by route; filled when the server starts. */
export const menuOffers: Migration = {
  name: '32 menu offers',
  statements: ({ text, keyed }) => [
    `create table menu_offer (path ${text} not null primary key) ${keyed}`,
  ],
};
