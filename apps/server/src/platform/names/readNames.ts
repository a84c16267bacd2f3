import { insertMany } from '../db/query.ts';
import type { Db, Store } from '../db/store.ts';
import { readingsOfText } from './pinyin.ts';

/** Names that are read at once. */
const batchSize = 500;

/**
 * Reads the names that have come into the store, so that they are found by pinyin. Runs in the
 * transaction that brought them; mostly there is none. @returns whether there may be more
 */
export async function readNames(tx: Db): Promise<boolean> {
  // Taken before they are read: of two servers that start at once, each reads its own.
  const taken = await tx
    .updateTable('person_name')
    .set({ is_read: 1 })
    .where('is_read', '=', (eb) => eb.lit(0))
    .where('name', 'in', (eb) =>
      eb
        .selectFrom('person_name')
        .select('name')
        .where('is_read', '=', eb.lit(0))
        .orderBy('name')
        .limit(batchSize),
    )
    .returning('name')
    .execute();
  const rows = taken.flatMap(({ name }) =>
    readingsOfText(name).map((reading) => ({ reading, name })),
  );
  await insertMany(tx, 'name_reading', rows);
  return taken.length === batchSize;
}

/** Reads all names that came in otherwise than by a call: with the schema, demo data or a seed. */
export async function readAllNames({ write }: Pick<Store, 'write'>): Promise<void> {
  while (await write(readNames));
}
