import type { Migration } from './migration.ts';

/** Who sends orders from outside, and under which number their guests paid. */
export const channels: Migration = {
  name: '15c channels',
  statements: ({ text, keyed }) => [
    `create table channel_key (
      key_id ${text} primary key,
      channel ${text} not null,
      key_hash ${text} not null,
      created_time ${text} not null,
      revoked_time ${text}
    ) ${keyed}`,
    `alter table orders add column trade_number ${text} not null default ''`,
  ],
};
