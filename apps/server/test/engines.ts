import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, inject } from 'vitest';

/** Where a store of a test is: what `openStore` takes. */
export interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

export type EngineName = 'SQLite' | 'PostgreSQL';

/** Runs a suite on both engines; where there is no PostgreSQL its half is reported as skipped. */
export function onBothEngines(suite: (newPlace: () => Promise<Place>) => void): void {
  describe('SQLite', () => suite(newSqlitePlace));
  describe.skipIf(inject('postgresUrl') === null)('PostgreSQL', () => suite(newPostgresPlace));
}

/** A place for an embedded store that nobody has used. */
export function newSqlitePlace(): Promise<Place> {
  return Promise.resolve({ dataDir: join(inject('scratch'), randomUUID()), databaseUrl: null });
}

/** An empty database of its own. */
export const newPostgresPlace = (): Promise<Place> => newDatabase('template0');

/** A place with the same in it as one that nobody uses just now. */
export async function copyOf({ dataDir, databaseUrl }: Place): Promise<Place> {
  if (databaseUrl !== null) return newDatabase(new URL(databaseUrl).pathname.slice(1));
  const copy = await newSqlitePlace();
  cpSync(dataDir, copy.dataDir, { recursive: true });
  return copy;
}

async function newDatabase(template: string): Promise<Place> {
  const url = new URL(inject('postgresUrl') ?? '');
  const name = `anzhu_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template} encoding 'UTF8'`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return { dataDir: join(inject('scratch'), name), databaseUrl: url.href };
}
