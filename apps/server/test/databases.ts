import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openRunFolder } from '../../../.ci/runFolder.ts';
import { createDatabase, type Place, type Templates } from './engines.ts';
import { openTestServer } from './harness.ts';
import { makeTestApp } from './testApp.ts';
import { startPostgres } from './postgresCluster.ts';
import { temporaryFolder } from './temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A directory for embedded stores, removed afterwards. */
    scratch: string;
    /** A PostgreSQL in which databases may be made and dropped; null where there is none. */
    postgresUrl: string | null;
    /** Stores of each engine to copy: migrating and signing in take longer than most tests. */
    templates: { sqlite: Templates; postgres: Templates | null };
  }
}

/**
 * Databases for the server's tests, made once a run: a directory for SQLite, PostgreSQL from
 * `TEST_DATABASE_URL` (its user must be allowed to create databases) or a throw-away cluster, and the
 * templates on both.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  openRunFolder();
  const scratch = mkdtempSync(join(temporaryFolder(), 'anzhu-test-'));
  // Every server that a test starts as a process runs the same modules: they are compiled once.
  process.env['NODE_COMPILE_CACHE'] = join(scratch, 'compiled');
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? { url: given, stop: () => undefined } : await startPostgres();
  if (!cluster) {
    process.stderr.write(
      '\n  !! PostgreSQL 未找到：PostgreSQL 的一半测试被跳过。' +
        '请安装 Debian 的 postgresql 包，或设置 TEST_DATABASE_URL。\n',
    );
  }
  const postgresUrl = cluster?.url ?? null;
  project.provide('scratch', scratch);
  project.provide('postgresUrl', postgresUrl);
  project.provide('templates', {
    sqlite: await makeTemplates(scratch, null),
    postgres: postgresUrl === null ? null : await makeTemplates(scratch, postgresUrl),
  });
  return async () => {
    await cluster?.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}

/** Makes the templates of one engine: of SQLite, or of the PostgreSQL at an address. */
async function makeTemplates(scratch: string, postgresUrl: string | null): Promise<Templates> {
  const newPlace = (): Place => {
    const name = `anzhu_template_${randomUUID().replaceAll('-', '')}`;
    const databaseUrl = postgresUrl === null ? null : new URL(`/${name}`, postgresUrl).href;
    return { dataDir: join(scratch, name), databaseUrl };
  };
  const tables = newPlace();
  if (tables.databaseUrl !== null) await createDatabase(tables.databaseUrl, null);
  await (await openTestServer(tables)).stop();

  const testApp = newPlace();
  if (testApp.databaseUrl !== null) await createDatabase(testApp.databaseUrl, tables.databaseUrl);
  cpSync(tables.dataDir, testApp.dataDir, { recursive: true });
  const server = await openTestServer(testApp);
  const made = await makeTestApp(server);
  await server.stop();
  return { tables, testApp, made };
}
