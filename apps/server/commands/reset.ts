/** `npm run reset`: empties the embedded store; the next start makes demo data again. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../src/platform/config.ts';
import { takeFolder } from '../src/platform/dataFolder.ts';
import { giveUp } from './root.ts';

/** What a server keeps in its folder. */
const kept = ['anzhu.db', 'anzhu.db-wal', 'anzhu.db-shm', 'files'];

/** Prompts for confirmation at a terminal; a script is not prompted. */
async function isSure(folder: string): Promise<boolean> {
  if (!process.stdin.isTTY || process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`将删除 ${folder} 中的全部数据，无法恢复。继续？(y/N) `);
  terminal.close();
  return /^(y|yes|是)$/i.test(answer.trim());
}

async function reset(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new Error(
      '设置了 DATABASE_URL：只能清空内置数据库 (only the embedded store can be reset)',
    );
  }
  if (!existsSync(join(dataDir, 'anzhu.db'))) {
    console.log(`${dataDir} 中没有数据 (nothing to reset)`);
    return;
  }
  // Throws while a server uses the folder.
  const folder = takeFolder(dataDir);
  try {
    if (!(await isSure(dataDir))) return;
    for (const name of kept) rmSync(join(dataDir, name), { recursive: true, force: true });
    console.log(`已清空 ${dataDir} (store emptied)`);
  } finally {
    folder.release();
  }
}

await reset().catch(giveUp);
