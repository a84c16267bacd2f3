import { LineKind } from '@anzhu/api/contract/bill';
import { type Movement, tillSums } from '@anzhu/api/rules/till';
import { sql } from 'kysely';
import type { Bit } from './column.ts';
import type { Db } from './store.ts';

/** Closed shifts whose sums by way are not those of their lines. */
export async function findMissummedShifts(db: Db): Promise<number[]> {
  const shifts = await db
    .selectFrom('shift')
    .select(['id', 'sums'])
    .where('closed_time', 'is not', null)
    .execute();
  const lines = await db
    .selectFrom('bill_line')
    .select(['shift_id', 'kind', 'method', 'amount as fen'])
    .select(sql<Bit>`case when reverses_id is null then 0 else 1 end`.as('isReversal'))
    .where('shift_id', 'is not', null)
    .where('voided_time', 'is', null)
    .where('kind', '<>', LineKind.charge)
    .execute();
  const movements = Map.groupBy(lines, ({ shift_id }) => shift_id);
  return shifts.flatMap(({ id, sums }) => {
    const own = (movements.get(id) ?? []).map((line): Movement => ({
      ...line,
      isReversal: line.isReversal === 1,
    }));
    return sums === JSON.stringify(tillSums(own)) ? [] : [id];
  });
}
