import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, wordsOf } from './dialect.ts';

/** Adds the account of companies (挂账) to lines of bills, and what they pay of it (回款). */
export async function addCompanyAccounts(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { id, big, text, table } = wordsOf[engine];
  const user = `${big} references app_user (id) on delete set null`;
  const statements = [
    `alter table bill_line add column company_id ${big} references company (id)`,
    `alter table bill_line add constraint bill_line_account
      check (company_id is null or (kind in (3, 4) and method = 4))`,
    `create index bill_line_company on bill_line (company_id, created_time, id)
      where company_id is not null`,
    `create table company_receipt (
      id ${id},
      company_id ${big} not null references company (id),
      amount ${big} not null check (amount <> 0),
      method integer not null check (method between 0 and 4),
      received_day ${text} not null check (length(received_day) = 10),
      note ${text} not null,
      created_by ${user},
      created_time ${text} not null check (length(created_time) = 19),
      voided_by ${user},
      voided_time ${text},
      void_reason ${text} not null default '',
      reverses_id ${big} references company_receipt (id),
      shift_id ${big} references shift (id),
      constraint company_receipt_void check ((voided_time is null) = (void_reason = '')),
      constraint company_receipt_sign check (amount > 0 or reverses_id is not null)
    ) ${table}`,
    'create index company_receipt_company on company_receipt (company_id, created_time, id)',
    'create index company_receipt_time on company_receipt (created_time, company_id)',
    `create unique index company_receipt_reversed_once on company_receipt (reverses_id)
      where reverses_id is not null and voided_time is null`,
    'create index company_receipt_shift on company_receipt (shift_id) where shift_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addAccountGuards(db, engine);
}

const refused = '回款不可修改或删除';

/** Columns of a receipt that never change. */
const fixed = 'id company_id amount method received_day created_time reverses_id'.split(' ');

const isRenamed = (column: string): string =>
  `(old.${column} is distinct from new.${column} and new.${column} is not null)`;

const changed = [
  hasChanged(fixed),
  isRenamed('created_by'),
  '(old.voided_time is not null and old.voided_time is distinct from new.voided_time)',
  `(${isRenamed('voided_by')} and (old.voided_time is not null or new.voided_time is null))`,
  '(old.shift_id is not null and old.shift_id is distinct from new.shift_id)',
].join(' or ');

/** Whether a receipt is dated in a day of its hotel that was closed. */
const isInClosedDay = `exists (select 1 from company
  join day_close on day_close.hotel_id = company.hotel_id and until_time >= new.created_time
  where company.id = new.company_id and from_time <= new.created_time)`;

const isHandedOver =
  'exists (select 1 from shift where id = new.shift_id and closed_time is not null)';

/** PostgreSQL: a receipt waits for who closes a day of its hotel, as lines of bills do (`addClosedDayLock`). */
const dayLock = [
  `create function company_receipt_holds_day() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(hashtextextended(
      'day_close ' || (select hotel_id from company where id = new.company_id), 0));
    return new; end $$`,
  `create trigger company_receipt_holds_day before insert or update of voided_time on company_receipt
    for each row execute function company_receipt_holds_day()`,
];

/**
 * Receipts are held to what lines of bills are: they have the open shift of who writes them, neither they nor the account
 * of a line change, and closed shifts and days stay as they are.
 */
export async function addAccountGuards(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const held = isSqlite ? '' : ' for share of shift';
  const refuse = (message: string, when?: string): string => {
    if (isSqlite) return `select raise(abort, '${message}')${when ? ` where ${when}` : ''};`;
    return when
      ? `if ${when} then raise exception '${message}'; end if;`
      : `raise exception '${message}';`;
  };
  const table = 'company_receipt';
  const voided = 'new.voided_time is not null and old.voided_time is null';
  const statements = [
    ...trigger(engine, {
      name: 'bill_line_keeps_account',
      table: 'bill_line',
      event: 'before update of company_id',
      when: 'old.company_id is distinct from new.company_id',
      run: refuse('账单明细不可改换挂账单位'),
    }),
    ...trigger(engine, {
      name: 'company_receipt_no_update',
      table,
      event: 'before update',
      when: changed,
      run: refuse(refused),
    }),
    ...trigger(engine, {
      name: 'company_receipt_no_delete',
      table,
      event: 'before delete',
      run: refuse(refused),
    }),
    ...trigger(engine, {
      name: 'company_receipt_of_shift',
      table,
      event: 'after insert',
      when: 'new.created_by is not null',
      run: `update company_receipt set shift_id = (select shift.id from shift
          join company on company.hotel_id = shift.hotel_id
          where company.id = new.company_id and shift.clerk_id = new.created_by
            and shift.closed_time is null${held})
        where id = new.id and exists (select 1 from shift
          where clerk_id = new.created_by and closed_time is null);`,
    }),
    ...trigger(engine, {
      name: 'company_receipt_void_in_shift',
      table,
      event: 'after update of voided_time',
      when: `${voided} and new.shift_id is not null`,
      run: refuse('已交班的回款不可作废', isHandedOver),
    }),
    ...trigger(engine, {
      name: 'company_receipt_in_closed_day',
      table,
      event: 'after insert',
      run: refuse('已夜审的酒店日不可更改', isInClosedDay),
    }),
    ...trigger(engine, {
      name: 'company_receipt_void_in_closed_day',
      table,
      event: 'after update of voided_time',
      when: voided,
      run: refuse('已夜审的酒店日不可更改', isInClosedDay),
    }),
    ...(isSqlite ? [] : dayLock),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
