import { readdir, rename, rm } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, localTime } from '../clock.ts';
import { version } from '../config.ts';
import type { StoreState, UpgradeReport } from '../db/migrate.ts';
import { sqliteError, storeFile } from '../db/sqlite.ts';
import { makePrivateFolder, settle } from '../privateFolder.ts';
import { copyStore } from './backUp.ts';

/** Where the copies of an embedded store lie. */
const upgradeFolder = (dataDir: string): string => join(dataDir, 'upgrades');

/** Copies that are kept: the last ones. */
const copiesKept = 3;

/** Also those of versions that named the later version alone. */
const isCopy = (name: string): boolean => /^anzhu-\d{8}-\d{6}-.*before-.*\.db$/.test(name);

/**
 * The name of a copy: when it was made, the version and the step of its data, and before which version. Sorted by name
 * they are in order of time.
 */
const copyName = (clock: Clock, from: StoreState): string => {
  const [day = '', time = ''] = localTime(clock.now()).replaceAll(/[-:]/g, '').split(' ');
  return `anzhu-${day}-${time}-${from.version}-step-${from.step}-before-${version}.db`;
};

/** Copies an embedded store before it is changed, and deletes the copies that are too many. @returns the path */
async function keepCopy(dataDir: string, name: string): Promise<string> {
  const folder = upgradeFolder(dataDir);
  makePrivateFolder(folder);
  const path = join(folder, name);
  const part = `${path}.part`;
  try {
    await rm(part, { force: true });
    await copyStore(storeFile(dataDir), part);
    await rename(part, path);
    await settle(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw sqliteError(error, path);
  }
  const copies = (await readdir(folder)).filter(isCopy).toSorted();
  for (const copy of copies.slice(0, -copiesKept)) await rm(join(folder, copy));
  return path;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export interface UpgradeOptions {
  dataDir: string;
  databaseUrl: string | null;
  clock: Clock;
  /** Takes a line for the operator. */
  say: (line: string) => void;
}

/** Says what an upgrade of the store does, and keeps a copy of the embedded store first. */
export function upgradeReport(options: UpgradeOptions): UpgradeReport {
  const { dataDir, databaseUrl, clock, say } = options;
  let total = 0;
  return {
    async begin(steps, from) {
      total = steps;
      say(
        `  升级 (upgrade)   数据库来自较早的版本 ${from.version}（第 ${from.step} 步），升级到 ${version}：共 ${steps} 步，期间请勿关闭`,
      );
      if (databaseUrl !== null) {
        say(
          '  备份 (backup)    PostgreSQL 不自动备份：如需退回旧版本，须有自己的备份 (pg_dump) (needs a backup of your own)',
        );
        return;
      }
      const path = await keepCopy(dataDir, copyName(clock, from));
      say(
        `  副本 (copy)      ${path}（${megabytes(statSync(path).size)}），保留最近 ${copiesKept} 份`,
      );
    },
    step(number, name) {
      say(`  升级 (upgrade)   第 ${number}/${total} 步：${name}`);
    },
    end() {
      say('  升级 (upgrade)   完成 (done)');
    },
  };
}
