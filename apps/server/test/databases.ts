import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A directory for embedded stores, removed afterwards. */
    scratch: string;
    /** A PostgreSQL in which databases may be made and dropped; null where there is none. */
    postgresUrl: string | null;
  }
}

/**
 * Databases for the server's tests, made once a run: a directory for SQLite, and PostgreSQL from
 * `TEST_DATABASE_URL` (its user must be allowed to create databases) or a throw-away cluster.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'anzhu-test-'));
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? { url: given, stop: () => undefined } : await startPostgres();
  if (!cluster) {
    process.stderr.write(
      '\n  !! PostgreSQL 未找到：PostgreSQL 的一半测试被跳过。' +
        '请安装 Debian 的 postgresql 包，或设置 TEST_DATABASE_URL。\n',
    );
  }
  project.provide('scratch', scratch);
  project.provide('postgresUrl', cluster?.url ?? null);
  return async () => {
    await cluster?.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}
