import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, type Words, wordsOf } from './dialect.ts';

/** The lines of bills with reversals, which are below zero. */
const billLines = ({ id, big, text, table }: Words): string => `create table bill_line_next (
  id ${id},
  order_id ${big} not null references orders (id),
  kind integer not null check (kind between 1 and 4),
  amount ${big} not null check (amount <> 0),
  method integer not null check (method between 0 and 4),
  note ${text} not null,
  created_by ${big} references app_user (id) on delete set null,
  created_time ${text} not null check (length(created_time) = 19),
  voided_by ${big} references app_user (id) on delete set null,
  voided_time ${text},
  void_reason ${text} not null default '',
  with_price integer not null default 0 check (with_price in (0, 1)),
  request_id ${text} not null default '',
  ${reversesColumn(big)},
  check ((voided_time is null) = (void_reason = '')),
  ${signCheck}
) ${table}`;

const reversesColumn = (big: string): string => `reverses_id ${big} references bill_line (id)`;
const signCheck =
  'constraint bill_line_sign check (amount > 0 or kind = 2 or reverses_id is not null)';

/**
 * Adds what a line reverses: the line of an earlier day, whose sum it has with the opposite sign. SQLite cannot change
 * a check: the table is made anew there.
 */
export async function addReversals(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const words = wordsOf[engine];
  const statements =
    engine === 'postgres'
      ? [
          `alter table bill_line add column ${reversesColumn(words.big)}`,
          'alter table bill_line drop constraint bill_line_check',
          'alter table bill_line add check (amount <> 0)',
          `alter table bill_line add ${signCheck}`,
        ]
      : [
          billLines(words),
          `insert into bill_line_next select *, null from bill_line`,
          'drop table bill_line',
          'alter table bill_line_next rename to bill_line',
          'create index bill_line_order on bill_line (order_id, id)',
          'create index bill_line_time on bill_line (created_time, order_id)',
          'create index bill_line_deposit on bill_line (created_time, order_id) where kind = 2',
        ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`create unique index bill_line_reversed_once on bill_line (reverses_id)
    where reverses_id is not null and voided_time is null`.execute(db);
}

const refused = '账单明细不可修改或删除';

/** Columns that never change. */
const fixed = 'id order_id kind amount method created_time with_price request_id reverses_id'.split(
  ' ',
);

/** Whether a line gets another name than it had; a name goes with its user (`keepNames`). */
const isRenamed = (column: string): string =>
  `(old.${column} is distinct from new.${column} and new.${column} is not null)`;

const changed = [
  hasChanged(fixed),
  isRenamed('created_by'),
  // The void columns are set together, once.
  '(old.voided_time is not null and old.voided_time is distinct from new.voided_time)',
  `(${isRenamed('voided_by')} and (old.voided_time is not null or new.voided_time is null))`,
].join(' or ');

/** A user who is still there, whose name a line has lost. */
const lostName = `exists (select 1 from app_user where
  (id = old.created_by and new.created_by is null) or (id = old.voided_by and new.voided_by is null))`;

/**
 * The database refuses to change the facts of a line of a bill, or to remove one. It can be voided once; its texts can be
 * erased and encrypted anew, and the foreign keys take the name of a deleted user away.
 */
export async function addBillGuard(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const isSqlite = engine === 'sqlite';
  const run = isSqlite ? `select raise(abort, '${refused}');` : `raise exception '${refused}';`;
  const keepNames = isSqlite
    ? `select raise(abort, '${refused}') where ${lostName};`
    : `if ${lostName} then ${run} end if;`;
  const table = 'bill_line';
  const statements = [
    ...trigger(engine, {
      name: 'bill_line_no_update',
      table,
      event: 'before update',
      when: changed,
      run,
    }),
    ...trigger(engine, {
      name: 'bill_line_keeps_names',
      table,
      event: 'after update of created_by, voided_by',
      run: keepNames,
    }),
    ...trigger(engine, { name: 'bill_line_no_delete', table, event: 'before delete', run }),
    ...(isSqlite
      ? []
      : [
          `create trigger bill_line_no_truncate before truncate on bill_line
            for each statement execute function bill_line_no_delete()`,
        ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Writes the payments, and the refunds, of paid orders without any: those from before bills were kept, and those of a
 * demo. `method` is the way of payment.
 */
export async function writePayments(
  db: Kysely<Tables>,
  {
    method = sql.lit(PayMethod.other),
    orderId,
  }: { method?: RawBuilder<number>; orderId?: number } = {},
): Promise<void> {
  const { payment, refund } = LineKind;
  const paid = sql`paid_time is not null and status <> ${sql.lit(OrderStatus.unpaid)}
    and ${orderId === undefined ? sql`1 = 1` : sql`orders.id = ${orderId}`}
    and not exists (select 1 from bill_line where order_id = orders.id
      and kind in (${sql.lit(payment)}, ${sql.lit(refund)}))`;
  await sql`insert into bill_line (order_id, kind, amount, method, note, created_time, with_price)
    select orders.id, line.kind, case line.kind when ${sql.lit(payment)} then last_pay else last_pay - kept end,
      ${method}, '', case line.kind when ${sql.lit(payment)} then paid_time
        else coalesce((select settled_time from refund where order_id = orders.id and state = 'paid'), paid_time) end, 1
    from orders join (select ${sql.lit(payment)} as kind union all select ${sql.lit(refund)}) as line
      on last_pay > 0 and (line.kind = ${sql.lit(payment)}
        or (status = ${sql.lit(OrderStatus.refunded)} and last_pay > kept))
    where ${paid} order by orders.id, line.kind`.execute(db);
}
