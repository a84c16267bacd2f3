import { randomUUID } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { describe, inject } from 'vitest';
import { keyFileOf } from '../src/platform/db/personalData/dataKey.ts';

/** Where a store of a test is: what `openStore` takes. */
export interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

export type EngineName = 'SQLite' | 'PostgreSQL';

/** Stores of one engine to copy, which are not open. */
export interface Templates {
  /** All tables, nothing of a test in them. */
  tables: Place;
  /** What `makeTestApp` makes. */
  testApp: Place;
  /** Ids and tokens in `testApp`, a `MadeTestApp`. */
  made: unknown;
}

/** The templates of the engine of a place. */
export function templatesOf({ databaseUrl }: Place): Templates {
  const { sqlite, postgres } = inject('templates');
  const templates = databaseUrl === null ? sqlite : postgres;
  if (!templates) throw new Error('there is no PostgreSQL');
  return templates;
}

/**
 * Runs a suite on both engines; where there is no PostgreSQL its half is reported as skipped. The store of
 * a new place is made when a server opens it, or by `makeStore`.
 */
export function onBothEngines(suite: (newPlace: () => Promise<Place>) => void): void {
  describe('SQLite', () => suite(newSqlitePlace));
  describe.skipIf(inject('postgresUrl') === null)('PostgreSQL', () =>
    suite(() => Promise.resolve(namePostgresPlace())),
  );
}

/**
 * Runs a suite on one engine: its subject is above the store. Both run every call of the contract in
 * `examples.test.ts`; suites about SQL, money, races and faults are `onBothEngines`.
 * @param engine PostgreSQL for input that it is stricter about; SQLite where there is none
 */
export function onOneEngine(
  suite: (newPlace: () => Promise<Place>) => void,
  engine: EngineName = 'SQLite',
): void {
  const hasPostgres = inject('postgresUrl') !== null;
  const isPostgres = engine === 'PostgreSQL' && hasPostgres;
  suite(isPostgres ? () => Promise.resolve(namePostgresPlace()) : newSqlitePlace);
}

/** What other users of the machine could read of a folder, itself included. */
export const readableByOthers = (folder: string): string[] =>
  [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((one) => join(folder, one)),
  ].filter((path) => (statSync(path).mode & 0o077) !== 0);

/** A place for an embedded store that nothing has used. */
export function newSqlitePlace(): Promise<Place> {
  return Promise.resolve({ dataDir: join(inject('scratch'), randomUUID()), databaseUrl: null });
}

/** An empty database of its own. */
export async function newPostgresPlace(): Promise<Place> {
  const place = namePostgresPlace();
  await makeStore(place);
  return place;
}

/** A place with the same content as one that is not open. */
export async function copyOf(source: Place): Promise<Place> {
  const copy = source.databaseUrl === null ? await newSqlitePlace() : namePostgresPlace();
  await makeStore(copy, source);
  return copy;
}

/** Databases that have a name and are not made yet. */
const unmade = new WeakSet<Place>();

/** The name of a database of its own, which `makeStore` makes. */
function namePostgresPlace(): Place {
  const url = new URL(inject('postgresUrl') ?? '');
  const name = `anzhu_${randomUUID().replaceAll('-', '')}`;
  url.pathname = `/${name}`;
  const place = { dataDir: join(inject('scratch'), name), databaseUrl: url.href };
  unmade.add(place);
  return place;
}

/** Makes the store of a new place: a copy of another one, else empty. False where it was made before. */
export async function makeStore(place: Place, source?: Place): Promise<boolean> {
  if (place.databaseUrl === null) {
    if (existsSync(place.dataDir)) return false;
    if (source) cpSync(source.dataDir, place.dataDir, { recursive: true });
    return true;
  }
  if (!unmade.delete(place)) return false;
  await createDatabase(place.databaseUrl, source?.databaseUrl ?? null);
  if (source) {
    const [from, to] = [keyFileOf(source), keyFileOf(place)];
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return true;
}

/** Creates a database, as a copy of another one on the same server where one is given. */
export async function createDatabase(url: string, source: string | null): Promise<void> {
  const nameIn = (text: string): string => new URL(text).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    const template = source === null ? 'template0' : nameIn(source);
    await client.query(
      `create database ${nameIn(url)} template ${template} encoding 'UTF8' strategy file_copy`,
    );
  } finally {
    await client.end();
  }
}
