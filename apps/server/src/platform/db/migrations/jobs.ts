import type { Migration } from './migration.ts';

/** When timed jobs run next: several instances share them. */
export const jobs: Migration = {
  name: '15b jobs',
  statements: ({ text, keyed }) => [
    `create table job (
      name ${text} primary key,
      due_time ${text} not null,
      holder ${text},
      lease_until ${text},
      check ((holder is null) = (lease_until is null))
    ) ${keyed}`,
  ],
};
