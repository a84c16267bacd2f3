import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the invoices of orders. */
export async function addInvoices(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, id, table, text } = wordsOf[engine];
  await sql
    .raw(
      `create table invoice (
        id ${id},
        order_id ${big} not null references orders (id),
        title ${text} not null,
        tax_number ${text} not null,
        mail ${text} not null,
        amount ${big} not null check (amount > 0),
        state integer not null check (state between 0 and 2),
        number ${text} not null,
        note ${text} not null,
        created_by ${big} references app_user (id) on delete set null,
        created_time ${text} not null check (length(created_time) = 19),
        issued_time ${text},
        void_reason ${text} not null
      ) ${table}`,
    )
    .execute(db);
  await sql`create index invoice_order on invoice (order_id)`.execute(db);
  await sql`create index invoice_state on invoice (state, created_time, id)`.execute(db);
}

const states = 'between 0 and 3';

/** One more state. SQLite, which one instance has alone, keeps the check of a column for good. */
const moreStates: Record<Engine, readonly string[]> = {
  sqlite: [
    'drop index invoice_state',
    `alter table invoice add column kind integer not null default 0 check (kind ${states})`,
    'update invoice set kind = state where state <> 0',
    'alter table invoice drop column state',
    'alter table invoice rename column kind to state',
    'create index invoice_state on invoice (state, created_time, id)',
  ],
  postgres: [
    'alter table invoice drop constraint invoice_state_check',
    `alter table invoice add constraint invoice_state_check check (state ${states})`,
    'alter table invoice alter column state set default 0',
  ],
};

/** Adds what an invoice service issues: under which id, since when, why it was refused, where it is kept. */
export async function addInvoiceService(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { text } = wordsOf[engine];
  const statements = [
    ...moreStates[engine],
    `alter table invoice add column request_id ${text} not null default ''`,
    `alter table invoice add column sent_time ${text}`,
    `alter table invoice add column refusal ${text} not null default ''`,
    `alter table invoice add column url ${text} not null default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
