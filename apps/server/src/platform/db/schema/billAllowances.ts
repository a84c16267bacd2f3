import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Engine, wordsOf } from './dialect.ts';

/** Adds allowances and charges that were moved to lines of bills, and to hotels what may be taken off a bill. */
export async function addAllowances(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const { big } = wordsOf[engine];
  const limit = (column: string, usual: number): string =>
    `alter table hotel add column ${column} ${big} not null default ${usual} check (${column} >= 0)`;
  const statements = [
    limit('allowance_staff', 0),
    limit('allowance_manager', 99_999_999),
    `alter table bill_line add column is_allowance integer not null default 0
      check (is_allowance in (0, 1))`,
    `alter table bill_line add column moved_order_id ${big} references orders (id)`,
    'alter table bill_line drop constraint bill_line_sign',
    `alter table bill_line add constraint bill_line_sign
      check (amount > 0 or kind = 2 or reverses_id is not null or is_allowance = 1)`,
    'create index bill_line_moved on bill_line (moved_order_id) where moved_order_id is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
