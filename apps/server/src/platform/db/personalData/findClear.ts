import { createReadStream, existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../schema/dialect.ts';
import type { Tables } from '../tables.ts';
import { decrypt, isEncrypted } from './cipher.ts';
import { columnsOf, personalTables, typedNames, walkColumn } from './columns.ts';
import type { DataKeys } from './dataKey.ts';

/** Where a store is looked at. `db` is a connection without `PersonalDataPlugin`. */
interface InspectedStore {
  db: Kysely<Tables>;
  engine: Engine;
  keys: DataKeys;
  /** The files of an embedded store; none of PostgreSQL. */
  files: readonly string[];
}

/** Digits that may hold a phone (11 digits) or an ID number (17 digits and a digit or X). */
const digitRuns = /\d{11,}X?/g;

/** Bytes of a file that are looked at again with what follows them: longer than any number. */
const overlap = 64;

/** The phones and ID numbers that a run of digits may be, wherever in it they begin. */
function* numbersIn(run: string): Generator<string> {
  for (const length of [11, 18]) {
    for (let start = 0; start + length <= run.length; start += 1) {
      const number = run.slice(start, start + length);
      if (length === 18 || /^1[3-9]\d{9}$/.test(number)) yield number;
    }
  }
}

const addNumbers = (text: string, to: Set<string>): void => {
  for (const [run] of text.matchAll(digitRuns)) for (const one of numbersIn(run)) to.add(one);
};

async function addOfFile(path: string, to: Set<string>): Promise<void> {
  let before = '';
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 22 })) {
    const text = before + (chunk as Buffer).toString('latin1');
    addNumbers(text, to);
    before = text.slice(-overlap);
  }
}

/** The runs of digits in all text columns of PostgreSQL that are not encrypted. */
async function addOfColumns(db: Kysely<Tables>, to: Set<string>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(db);
  for (const { table, column } of rows) {
    if (column in columnsOf(table)) continue;
    const found = await sql<{ run: string }>`select distinct run[1] as run
      from ${sql.table(table)}, regexp_matches(${sql.ref(column)}, '[0-9]{11,}X?', 'g') as run`.execute(
      db,
    );
    for (const { run } of found.rows) addNumbers(run, to);
  }
}

/** Numbers that are public: those of the hotels, and user names. */
async function publicNumbers(db: Kysely<Tables>): Promise<Set<string>> {
  const known = new Set<string>();
  const hotels = await db.selectFrom('hotel').selectAll().execute();
  const users = await db.selectFrom('app_user').select('username').execute();
  for (const row of [...hotels, ...users]) addNumbers(JSON.stringify(row), known);
  return known;
}

/** Rows of one read. */
const batchSize = 1000;

/**
 * Proves that no phone or ID number of a person stands in the store in clear: every value of the columns
 * of personal data is encrypted and readable, and none of their numbers stands elsewhere in the files
 * (of PostgreSQL: in its text columns). Other documents than ID cards, and what staff types, are compared in
 * their columns only.
 * @returns at most ten faults, by table and row, never with the number
 */
export async function findClear({ db, engine, keys, files }: InspectedStore): Promise<string[]> {
  const seen = new Set<string>();
  if (engine === 'postgres') await addOfColumns(db, seen);
  for (const path of files) if (existsSync(path)) await addOfFile(path, seen);
  const known = await publicNumbers(db);
  const elsewhere = new Set([...seen].filter((number) => !known.has(number)));
  const faults: string[] = [];
  for (const table of personalTables) {
    const columns = Object.keys(columnsOf(table));
    const walked = sql.ref(walkColumn(table));
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number } & Record<string, string | null>>`
        select ${walked} as id, ${sql.join(columns.map((column) => sql.ref(column)))}
        from ${sql.table(table)} where ${walked} > ${last}
        order by ${walked} limit ${sql.lit(batchSize)}`.execute(db);
      for (const row of rows) {
        for (const column of columns) {
          const fault = faultOf(row[column] ?? '', { column, keys, elsewhere });
          if (fault) faults.push(`${table}.${column} of row ${row.id} ${fault}`);
        }
      }
      const end = rows.at(-1);
      if (!end || faults.length >= 10) break;
      last = end.id;
    }
  }
  return faults.slice(0, 10);
}

/** How a value of a column is compared. */
interface Found {
  column: string;
  keys: DataKeys;
  elsewhere: ReadonlySet<string>;
}

function faultOf(value: string, { column, keys, elsewhere }: Found): string | null {
  if (value === '') return null;
  if (!isEncrypted(value)) return 'is in clear';
  try {
    const text = decrypt(keys, column, value);
    // An order's number at its channel may be typed, and looks like a document's.
    const isElsewhere = !typedNames.has(column) && elsewhere.has(text);
    return isElsewhere ? 'stands in clear in another place too' : null;
  } catch {
    return 'cannot be decrypted';
  }
}
