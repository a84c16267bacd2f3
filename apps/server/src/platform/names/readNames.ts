import { insertMany } from '../db/query.ts';
import type { Db } from '../db/store.ts';
import { readingsOfName } from './pinyin.ts';

/** Names that are read at once. */
const batchSize = 500;

/** Reads the names that a transaction has written, in this transaction, so that they are found by key and pinyin. */
export async function readNames(tx: Db): Promise<void> {
  while (await readSome(tx));
}

/** Reads names that were not read yet. @returns whether there may be more */
async function readSome(tx: Db): Promise<boolean> {
  const unread = await tx
    .selectFrom('person_name')
    .select('name')
    .where('is_read', '=', (eb) => eb.lit(0))
    .orderBy('name')
    .limit(batchSize)
    .execute();
  if (unread.length === 0) return false;
  const names = unread.map(({ name }) => name);
  // Taken before they are read: of two transactions each reads its own.
  const taken = await tx
    .updateTable('person_name')
    .set({ is_read: 1 })
    .where('is_read', '=', (eb) => eb.lit(0))
    .where('name', 'in', names)
    .returning('name')
    .execute();
  const rows = taken.flatMap(({ name }) =>
    readingsOfName(name).map((reading) => ({ reading, name })),
  );
  await insertMany(tx, 'name_reading', rows);
  return names.length === batchSize;
}
