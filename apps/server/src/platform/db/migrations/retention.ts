import type { Migration } from './migration.ts';

/** Finds the stays, orders and people whose personal data is to be erased, by when they ended. */
export const retention: Migration = {
  name: '25 retention',
  statements: () => [
    `alter table stay add column is_erased integer not null default 0 check (is_erased in (0, 1))`,
    `create index stay_to_erase on stay (ended_time) where is_erased = 0`,
    `create index orders_to_erase on orders (leave_time)
      where phone_search <> '' and status in (2, 6)`,
    `create index isolation_to_erase on isolation_person (ended_time) where idcard_search <> ''`,
  ],
};

/** Finds the declarations whose personal data is to be erased: decided, and without an isolation. */
export const declarationRetention: Migration = {
  name: '27 retention of declarations',
  statements: () => [
    `create index declaration_to_erase on declaration (reviewed_time)
      where idcard <> '' and isolation_person_id is null and review_status <> 0`,
  ],
};

/** Finds the orders whose personal data is to be erased, also no-shows that were never closed. */
export const openOrderRetention: Migration = {
  name: '33 retention of open orders',
  statements: () => [
    `drop index orders_to_erase`,
    `create index orders_to_erase on orders (leave_time)
      where booker_name <> '已清除' and status <> 3`,
  ],
};
