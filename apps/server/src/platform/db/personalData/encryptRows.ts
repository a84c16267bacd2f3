import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '../schema/dialect.ts';
import type { Db, Tx } from '../store.ts';
import type { Tables } from '../tables.ts';
import { decrypt, encrypt, isEncrypted, searchValue } from './cipher.ts';
import { columnsOf, personalTables, searchColumn, typedTables, walkColumn } from './columns.ts';
import type { DataKey, DataKeys } from './dataKey.ts';
import { writingVersion } from './storeKeys.ts';

/** Rows of one statement at most. */
const largestBatch = 1000;

/** A store and its keys. */
interface KeyedStore {
  engine: Engine;
  keys: DataKeys;
}

/** Which rows are encrypted, and by which version of the key. */
export interface Encryption extends KeyedStore {
  /** The version to write; rows that have it are left alone. */
  key: DataKey;
  table: keyof Tables;
  /** Only rows with a higher number in their `walkColumn`. */
  after: number;
  /** Rows to look at. @default largestBatch */
  size?: number;
  /** Narrows the rows further. */
  where?: RawBuilder<unknown>;
}

type Row = { id: number } & Record<string, string | null>;

/** The result of a batch: the last number it looked at, null at the end; and how many rows it changed. */
export interface Batch {
  last: number | null;
  changed: number;
}

/**
 * Encrypts the next rows of a table: those in clear, those under another version of the key, and those without the
 * keyed hash of a number.
 * `tx` is a transaction without `PersonalDataPlugin`: it reads and writes values as they are stored.
 */
export async function encryptBatch(tx: Tx, wanted: Encryption): Promise<Batch> {
  const { engine, table, after, size = largestBatch, where = sql`1 = 1` } = wanted;
  const columns = Object.keys(columnsOf(table));
  const searched = columns.filter((column) => columnsOf(table)[column] === 'searched');
  const selected = [...columns, ...searched.map(searchColumn)];
  const locked = engine === 'postgres' ? sql`for update` : sql``;
  const walked = sql.ref(walkColumn(table));
  const { rows } = await sql<Row>`
    select ${walked} as id, ${sql.join(selected.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where ${walked} > ${after} and ${where}
    order by ${walked} limit ${sql.lit(size)} ${locked}`.execute(tx);
  const current = `${wanted.key.version}:`;
  const isCurrent = (row: Row): boolean =>
    columns.every(
      (column) => !row[column] || (row[column].startsWith(current) && isEncrypted(row[column])),
    ) && searched.every((column) => !row[column] || row[searchColumn(column)]);
  const stale = rows.filter((row) => !isCurrent(row));
  if (stale.length > 0) await writeRows(tx, wanted, stale);
  return {
    last: rows.length < size ? null : (rows.at(-1)?.id ?? null),
    changed: stale.length,
  };
}

/** Writes many rows by one statement. */
async function writeRows(tx: Tx, { table, keys, key }: Encryption, rows: readonly Row[]) {
  const current = `${key.version}:`;
  const columns = Object.entries(columnsOf(table));
  const names = columns.flatMap(([column, kept]) =>
    kept === 'searched' ? [column, searchColumn(column)] : [column],
  );
  const written = rows.map((row) => {
    const values = columns.flatMap(([column, kept]) => {
      const value = row[column] ?? null;
      const isCipher = value !== null && isEncrypted(value);
      const text = isCipher ? decrypt(keys, column, value) : value;
      const isCurrent = isCipher && value.startsWith(current);
      const own = text === null || isCurrent ? value : encrypt(key, column, text);
      return kept === 'searched' ? [own, searchValue(key, column, text ?? '')] : [own];
    });
    return sql`(cast(${row.id} as bigint), ${sql.join(values.map((value) => sql`cast(${value} as text)`))})`;
  });
  // Both engines name the columns of `values` column1, column2 …
  const sets = names.map(
    (name, index) => sql`${sql.ref(name)} = fresh.${sql.ref(`column${index + 2}`)}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(sets)}
    from (values ${sql.join(written)}) as fresh
    where ${sql.ref(`${table}.${walkColumn(table)}`)} = fresh.column1`.execute(tx);
}

/** Encrypts some rows of a table in the transaction that brings a store up to date. */
export async function encryptRows(
  tx: Tx,
  { engine, keys }: KeyedStore,
  table: keyof Tables,
  where: RawBuilder<unknown>,
): Promise<void> {
  const key = keys.get(await writingVersion(tx, engine));
  for (let after: number | null = 0; after !== null;) {
    after = (await encryptBatch(tx, { engine, keys, key, table, after, where })).last;
  }
}

/** Encrypts what staff typed before it was encrypted. */
export async function encryptTyped(tx: Tx, store: KeyedStore): Promise<void> {
  for (const table of typedTables) {
    const typed = Object.entries(columnsOf(table)).filter(([, kept]) => kept === 'typed');
    const where = sql`(${sql.join(
      typed.map(([column]) => sql`${sql.ref(column)} <> ''`),
      sql` or `,
    )})`;
    await encryptRows(tx, store, table, where);
  }
}

/** True while a row of any table is in clear, or under another version than this. */
export async function hasStaleRows(db: Db, version: number): Promise<boolean> {
  for (const table of personalTables) {
    const stale = Object.keys(columnsOf(table)).map(
      (column) => sql`(${sql.ref(column)} <> '' and ${sql.ref(column)} not like ${`${version}:%`})`,
    );
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.join(stale, sql` or `)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Marks the file of an embedded store: what staff typed may remain in its unused parts in clear. */
export const noteRemains = (tx: Tx): Promise<unknown> => sql`pragma user_version = 1`.execute(tx);

/** Rewrites the file of an embedded store without such remains; the next start tries again when that fails. */
export async function removeRemains(db: Db): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version !== 1) return;
  // The copy that it makes may be larger than the memory.
  await sql`pragma temp_store = file`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma user_version = 0`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma temp_store = memory`.execute(db);
}
