import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds the companies of hotels, and the one by whose agreement an order is priced. */
export async function addCompanies(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, id, table, text } = wordsOf[engine];
  await sql
    .raw(
      `create table company (
        id ${id},
        hotel_id ${big} not null references hotel (id),
        name ${text} not null,
        tax_number ${text} not null,
        contact ${text} not null,
        contact_phone ${text} not null,
        share integer not null check (share between 1 and 100),
        credit_limit ${big} not null check (credit_limit >= 0),
        until ${text} not null check (length(until) = 10),
        remark ${text} not null
      ) ${table}`,
    )
    .execute(db);
  await sql`create unique index company_name_once on company (hotel_id, name)`.execute(db);
  await sql
    .raw(`alter table orders add column company_id ${big} references company (id)`)
    .execute(db);
  await sql`create index orders_company on orders (company_id, created_time, id)
    where company_id is not null`.execute(db);
}

/** Adds the prices that companies have agreed for room types. */
export async function addCompanyPrices(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, keyed } = wordsOf[engine];
  await sql
    .raw(
      `create table company_price (
        company_id ${big} not null references company (id) on delete cascade,
        room_type_id ${big} not null references room_type (id) on delete cascade,
        fee ${big} not null check (fee >= 0),
        primary key (company_id, room_type_id)
      ) ${keyed}`,
    )
    .execute(db);
  await sql`create index company_price_type on company_price (room_type_id)`.execute(db);
}
