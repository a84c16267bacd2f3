import { LineKind } from '@anzhu/api/contract/bill';
import type { Credit } from '@anzhu/api/rules/account';
import { sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';

/** What companies owe, in fen: what is on their accounts less what they have paid of it; 0 where nothing is. */
export async function readOwed(db: Db, ids: readonly number[]): Promise<Map<number, Fen>> {
  const owed = new Map(ids.map((id) => [id, 0]));
  if (ids.length === 0) return owed;
  const lines = await db
    .selectFrom('bill_line')
    .select((eb) => [
      'company_id',
      eb
        .cast<number>(
          sql`sum(case when kind = ${sql.lit(LineKind.payment)} then amount else -amount end)`,
          'bigint',
        )
        .as('fen'),
    ])
    .where('company_id', 'in', ids)
    .where('voided_time', 'is', null)
    .groupBy('company_id')
    .execute();
  const receipts = await db
    .selectFrom('company_receipt')
    .select((eb) => ['company_id', eb.cast<number>(eb.fn.sum('amount'), 'bigint').as('fen')])
    .where('company_id', 'in', ids)
    .where('voided_time', 'is', null)
    .groupBy('company_id')
    .execute();
  for (const { company_id: id, fen } of lines) if (id !== null) owed.set(id, fen);
  for (const { company_id: id, fen } of receipts) owed.set(id, (owed.get(id) ?? 0) - fen);
  return owed;
}

interface HeldAccount extends Credit {
  id: number;
  hotelId: number;
  until: string;
}

/**
 * The account of a company, held until the transaction ends: no other transaction changes what it owes, so that two
 * clerks do not pass its limit together. Undefined when there is none. An order is locked before it.
 */
export async function holdAccount(tx: Tx, id: number): Promise<HeldAccount | undefined> {
  const row = await tx
    .updateTable('company')
    .set((eb) => ({ credit_limit: eb.ref('credit_limit') }))
    .where('id', '=', id)
    .returning(['id', 'name', 'hotel_id', 'until', 'credit_limit'])
    .executeTakeFirst();
  if (!row) return undefined;
  const owed = (await readOwed(tx, [id])).get(id) ?? 0;
  const { name, hotel_id: hotelId, until, credit_limit: limit } = row;
  return { id, name, hotelId, until, limit, owed };
}
