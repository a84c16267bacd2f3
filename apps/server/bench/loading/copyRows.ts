import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { encrypt, searchValue } from '../../src/platform/db/personalData/cipher.ts';
import { columnsOf, searchColumn } from '../../src/platform/db/personalData/columns.ts';
import type { DataKey } from '../../src/platform/db/personalData/dataKey.ts';

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A row as it is stored: personal data encrypted, with the hashes that it is searched by. */
export function storedRow(table: string, key: DataKey): (row: Row) => Row {
  const personal = Object.entries(columnsOf(table));
  return (row) => {
    const stored: Record<string, Value> = { ...row };
    for (const [column, protection] of personal) {
      const value = row[column];
      if (typeof value !== 'string') continue;
      stored[column] = encrypt(key, column, value);
      if (protection === 'searched') stored[searchColumn(column)] = searchValue(key, column, value);
    }
    return stored;
  };
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };

/** A value in the text format of COPY. */
const written = (value: Value): string =>
  typeof value === 'string'
    ? value.replaceAll(/[\\\t\n]/g, (sign) => escapes[sign] ?? sign)
    : String(value ?? '\\N');

/** Characters that are sent at once. */
const pieceSize = 1 << 18;

function* pieces(columns: readonly string[], rows: Iterable<Row>): Generator<Buffer> {
  let piece = '';
  for (const row of rows) {
    piece += `${columns.map((column) => written(row[column] ?? null)).join('\t')}\n`;
    if (piece.length < pieceSize) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

/** Writes rows by COPY. All of them have the keys of the first. */
export async function copyRows(client: Client, table: string, rows: Iterator<Row>): Promise<void> {
  const first = rows.next();
  if (first.done) return;
  const columns = Object.keys(first.value);
  function* all(): Generator<Row> {
    yield first.value as Row;
    yield* { [Symbol.iterator]: () => rows };
  }
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(pieces(columns, all())), target);
}

/**
 * Does something to tables without their indexes, references and triggers, all of which are there again at its end:
 * to keep them up row by row takes many times as long. What triggers keep is left to the caller.
 */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = any ($1::regclass[])
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  const { rows: references } = await client.query<{ table: string; name: string; made: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as made
      from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[]) and conparentid = 0`,
    [tables],
  );
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  await run([
    'set statement_timeout = 0',
    `set maintenance_work_mem = '1GB'`,
    'set max_parallel_maintenance_workers = 1',
    ...tables.map((table) => `alter table ${table} disable trigger user`),
    ...references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(({ name }) => `drop index ${name}`),
  ]);
  await work();
  await run([
    // Those of a partitioned table are written down without those of its partitions.
    ...indexes.map(({ made }) => made.replace(' ON ONLY ', ' ON ')),
    ...references.map(
      ({ table, name, made }) => `alter table ${table} add constraint ${name} ${made}`,
    ),
    ...tables.map((table) => `alter table ${table} enable trigger user`),
  ]);
}
