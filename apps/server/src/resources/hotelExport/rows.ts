import { type Kysely, sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { type ExportedName, exportedNames, exportedTables } from './exportedTables.ts';

/** A row as it is stored, its personal data in clear. */
export type ExportedRow = Readonly<Record<string, string | number | null>>;

/** Rows that are read, and held, at once. */
const pageRows = 1000;

/** Tables and columns by their names. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** How many rows of a hotel each table has. */
export async function countRows(db: Db, hotelId: number): Promise<Record<ExportedName, number>> {
  const counts: [ExportedName, number][] = [];
  for (const name of exportedNames) {
    const [row] = await untyped(db)
      .selectFrom(name)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(exportedTables[name].ofHotel(hotelId))
      .execute();
    counts.push([name, Number(row?.count ?? 0)]);
  }
  return Object.fromEntries(counts) as Record<ExportedName, number>;
}

/** The rows of a table that belong to a hotel, in pages by its key. */
export async function* pagesOf(
  db: Db,
  name: ExportedName,
  hotelId: number,
): AsyncGenerator<readonly ExportedRow[]> {
  const { key, ofHotel, columns } = exportedTables[name];
  const keys = key.map((column) => sql.ref(`${name}.${column}`));
  const all = untyped(db)
    .selectFrom(name)
    .select(Object.keys(columns).map((column) => `${name}.${column}`))
    .where(ofHotel(hotelId))
    .orderBy(sql.join(keys))
    .limit(pageRows);
  let last: ExportedRow | undefined;
  do {
    const after = last && key.map((column) => last?.[column]);
    const query = after ? all.where(sql<boolean>`(${sql.join(keys)}) > (${sql.join(after)})`) : all;
    const rows = (await query.execute()) as ExportedRow[];
    if (rows.length > 0) yield rows;
    last = rows.length < pageRows ? undefined : rows.at(-1);
  } while (last);
}
