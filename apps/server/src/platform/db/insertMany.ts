import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Parameters one statement may carry in both engines, with room to spare. */
const parametersAtOnce = 20_000;

/** Inserts many rows in as few statements as the engines allow. All rows have the same keys. */
export async function insertMany<Name extends keyof Tables>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.floor(parametersAtOnce / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + atOnce) as never)
      .execute();
  }
}
