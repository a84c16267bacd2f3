import type { Migration } from './migration.ts';

/** What a sign-in still needs after its password, across instances. */
export const signInSteps: Migration = {
  name: '26 sign-in steps',
  statements: ({ big, text, keyed }) => [
    `create table sign_in_ticket (
      ticket_hash ${text} primary key,
      user_id ${big} not null references app_user (id) on delete cascade,
      step ${text} not null,
      password_version integer not null,
      is_proven integer not null check (is_proven in (0, 1)),
      expires_time ${text} not null
    ) ${keyed}`,
    `create index sign_in_ticket_user on sign_in_ticket (user_id)`,
    `create index sign_in_ticket_expires on sign_in_ticket (expires_time)`,
  ],
};
