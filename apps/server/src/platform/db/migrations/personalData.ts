import type { PersonalTable } from '../personalData/columns.ts';
import { encryptAll } from '../personalData/encryptRows.ts';
import { fitKeys } from '../personalData/storeKeys.ts';
import type { Engine, Migration } from './migration.ts';

/** A number and its keyed hash; empty where there is no number. */
const searched = {
  app_user: ['phone'],
  orders: ['phone', 'idcard'],
  stay_guest: ['idcard'],
  isolation_person: ['phone', 'idcard'],
} as const;

/** The tables that hold personal data at this step. */
const holding = [...Object.keys(searched), 'declaration', 'log'] as PersonalTable[];

const unguardLog: Record<Engine, readonly string[]> = {
  sqlite: [`drop trigger log_no_update`],
  postgres: [`drop trigger log_refused on log`],
};

/**
 * Encrypts ID numbers, phones and mail, and what is before and after in the log. `data_key` names the
 * versions of the key that rows have; `has_remains` is 1 until the file was rewritten without what
 * stood in it in clear.
 */
export const personalData: Migration = {
  name: '23 personal data',
  statements: ({ engine, text, keyed }) => [
    `create table data_key (
      version integer primary key,
      fingerprint ${text} not null,
      has_remains integer not null check (has_remains in (0, 1))
    ) ${keyed}`,
    ...Object.entries(searched).flatMap(([table, columns]) =>
      columns.map(
        (column) => `alter table ${table} add column ${column}_search ${text} not null default ''`,
      ),
    ),
    ...['user_phone_once', 'guest_once', 'isolation_once'].map((name) => `drop index ${name}`),
    ...['orders', 'isolation'].flatMap((name) => [
      `drop index ${name}_phone_end`,
      `drop index ${name}_idcard_end`,
    ]),
    ...unguardLog[engine],
  ],
  async run(tx, { engine, keys, onRows }) {
    await fitKeys(tx, keys);
    const key = keys.newest();
    const changed = await encryptAll(tx, { engine, keys, key, ...(onRows && { onRows }) }, holding);
    if (changed > 0) await tx.updateTable('data_key').set({ has_remains: 1 }).execute();
  },
};

const refused = '日志不可修改或删除';

/** What stays as it is when the details of a log are encrypted with another key. */
const fixed = [
  'id',
  'type',
  'sketch',
  'target_kind',
  'target_id',
  'hotel_id',
  'user_id',
  'create_by',
  'address',
  'request_id',
  'created_time',
];

const details = ['before_values', 'after_values'];

const guardLog: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger log_no_update before update on log when ${[
      ...fixed.map((column) => `old.${column} is not new.${column}`),
      ...details.map(
        (column) => `not (old.${column} is new.${column}
          or (old.${column} glob '[0-9]*:*' and new.${column} glob '[0-9]*:*') is true)`,
      ),
    ].join(' or ')} begin select raise(abort, '${refused}'); end`,
  ],
  postgres: [
    `create trigger log_refused before delete or truncate on log
      for each statement execute function log_refused()`,
    `create trigger log_update_refused before update on log for each row when (${[
      ...fixed.map((column) => `old.${column} is distinct from new.${column}`),
      ...details.map(
        (column) => `not (old.${column} is not distinct from new.${column}
          or (old.${column} ~ '^[0-9]+:' and new.${column} ~ '^[0-9]+:') is true)`,
      ),
    ].join(' or ')}) execute function log_refused()`,
  ],
};

/** The part of a keyed hash that stands for the last four places of a number. */
const end = (column: string): string => `(substr(${column}_search, 1, 8))`;

/**
 * Indexes and rules of the keyed hashes. From here on the database lets the details of a log be replaced
 * by another ciphertext, for a change of the key; all other columns of a log stay unchangeable. A readable
 * ciphertext cannot be made without the key.
 */
export const personalNumbers: Migration = {
  name: '24 personal numbers',
  statements: ({ engine }) => [
    `create unique index user_phone_once on app_user (phone_search) where phone_search <> ''`,
    `create unique index guest_once on stay_guest (idcard_search) where has_left = 0`,
    `create unique index isolation_once on isolation_person (idcard_search) where status = 0`,
    `create index orders_phone_end on orders ${end('phone')}`,
    `create index orders_idcard_end on orders ${end('idcard')}`,
    `create index isolation_phone_end on isolation_person ${end('phone')}`,
    `create index isolation_idcard_end on isolation_person ${end('idcard')}`,
    ...guardLog[engine],
  ],
};
