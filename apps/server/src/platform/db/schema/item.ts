import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, hasChanged, trigger, wordsOf } from './dialect.ts';

/** Adds the items of hotels, and those that lines of bills are. */
export async function addItems(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big, id, table, text } = wordsOf[engine];
  await sql
    .raw(
      `create table item (
        id ${id},
        hotel_id ${big} not null references hotel (id),
        name ${text} not null,
        price ${big} not null check (price > 0),
        unit ${text} not null,
        is_active integer not null check (is_active in (0, 1))
      ) ${table}`,
    )
    .execute(db);
  const statements = [
    'create unique index item_name_once on item (hotel_id, name)',
    `alter table bill_line add column item_id ${big} references item (id)`,
    'alter table bill_line add column quantity integer check (quantity between 1 and 999)',
    `alter table bill_line add column unit_price ${big} check (unit_price > 0)`,
    `alter table bill_line add constraint bill_line_item check ((item_id is null) = (quantity is null)
      and (item_id is null) = (unit_price is null)
      and (item_id is null or (kind = 1 and abs(amount) = quantity * unit_price)))`,
    'create index bill_line_of_item on bill_line (item_id) where item_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addItemGuard(db, engine);
}

const isChanged = hasChanged(['item_id', 'quantity', 'unit_price']);

/** What a line charges for stays as it was written. */
export async function addItemGuard(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const refused = '账单明细不可修改或删除';
  const guard = trigger(engine, {
    name: 'bill_line_keeps_item',
    table: 'bill_line',
    event: 'before update of item_id, quantity, unit_price',
    when: isChanged,
    run:
      engine === 'sqlite' ? `select raise(abort, '${refused}');` : `raise exception '${refused}';`,
  });
  for (const statement of guard) await sql.raw(statement).execute(db);
}
