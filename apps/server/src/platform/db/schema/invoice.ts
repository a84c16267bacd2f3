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
