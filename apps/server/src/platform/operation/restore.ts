import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LogType } from '@anzhu/api/contract/log';
import { systemActor } from '../caller.ts';
import { type Clock, localTime } from '../clock.ts';
import type { Config } from '../config.ts';
import { takeFolder } from '../dataFolder.ts';
import { StoreError } from '../db/errors.ts';
import { openSqlite, storeFile } from '../db/sqlite.ts';
import { DataKeys, keyFileOf } from '../db/personalData/dataKey.ts';
import { rekey } from '../db/personalData/rekey.ts';
import { openStore } from '../openStore.ts';
import { makeFolder, settle } from '../privateFolder.ts';
import { compareFiles, copySafely, type Manifest, readManifest } from './backupFolder.ts';
import { checkStore } from './checkStore.ts';

/** What was restored, and where what was there before is kept. */
export interface Restored {
  manifest: Manifest;
  /** Null when there was nothing. */
  before: string | null;
}

/**
 * Prepares a copy of a backup as a store: migrated, checked, without sessions, and with a log entry
 * of the restore.
 * @throws StoreError when that fails.
 */
async function prepare(
  folder: string,
  { manifest, keyFile, clock }: { manifest: Manifest; keyFile: string; clock: Clock },
): Promise<void> {
  const store = await openStore({
    dataDir: folder,
    databaseUrl: null,
    dataKeyFile: keyFile,
    clock,
    deliver: () => undefined,
  });
  try {
    const [fault] = await checkStore(store.db, 'sqlite');
    if (fault) throw new StoreError(`备份中的数据有误：${fault} (the backup contradicts itself)`);
    await store.change(systemActor, async (tx) => {
      // Who was signed out since the backup must not be signed in again by it.
      await tx.deleteFrom('session').execute();
      return {
        data: null,
        log: {
          type: LogType.systemChange,
          sketch: '从备份恢复数据',
          target: { kind: 'store', id: 0 },
          hotelId: null,
          after: { 备份时间: manifest.made, 备份版本: manifest.version },
        },
      };
    });
  } finally {
    await store.close();
  }
}

/** Encrypts a store that no server has open with the newest version of the key. */
async function renewKey(folder: string, keys: DataKeys): Promise<void> {
  const { writer, close } = openSqlite(folder);
  const pause = (): Promise<void> => Promise.resolve();
  await rekey(writer, { engine: 'sqlite', keys, pause }).finally(close);
}

/** Merges the journal of an unused store into its file, if the file is intact. */
function foldJournal(path: string): void {
  try {
    const store = new DatabaseSync(path);
    try {
      store.exec('pragma wal_checkpoint(truncate)');
    } finally {
      store.close();
    }
  } catch {
    // A damaged store is why one restores: it is kept with its journal, as it is.
  }
}

/** A second name for a file that is soon replaced; a copy where a file has one name only. */
const keep = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copySafely(from, to));

/** Keeps the store that is there under another folder; it stays in its place too. */
async function keepStore(dataDir: string, folder: string): Promise<string | null> {
  const path = storeFile(dataDir);
  if (!existsSync(path)) return null;
  foldJournal(path);
  makeFolder(folder);
  for (const one of [path, `${path}-wal`]) {
    if (existsSync(one)) await keep(one, join(folder, basename(one)));
  }
  await settle(folder);
  return folder;
}

/**
 * Replaces an unused embedded store by a backup. The existing store is touched only after the
 * backup has been copied, compared, migrated and checked; then it is renamed and kept. Files are
 * added, none is removed: their names are never reused. A backup from before `npm run rekey` is encrypted with
 * the version of the key that is in use.
 * @param formerKeys a file with the version of its key, besides those beside the key file
 * @throws StoreError, with nothing changed; also without the data key that the backup needs.
 */
export async function restore(
  {
    formerKeys,
    ...place
  }: Pick<Config, 'dataDir'> &
    Partial<Pick<Config, 'dataKeyFile'>> & { formerKeys?: string | undefined },
  backup: string,
  clock: Clock,
): Promise<Restored> {
  const { dataDir } = place;
  const manifest = await readManifest(backup);
  const { dataKeys = [] } = manifest;
  const taken = takeFolder(dataDir);
  const stamp = localTime(clock.now()).replaceAll(/\D/g, '');
  const coming = join(dataDir, `restore-${stamp}`);
  let keys = new DataKeys(keyFileOf(place));
  try {
    const to = join(coming, 'anzhu.key');
    const isOfFormerKey = keys.takeBack(dataKeys, { from: formerKeys, to });
    if (isOfFormerKey) keys = new DataKeys(to);
    keys.require(dataKeys, '备份');
    await compareFiles(backup, manifest);
    for (const { path } of manifest.files) {
      await copySafely(join(backup, path), join(coming, path));
    }
    await compareFiles(coming, manifest);
    await prepare(coming, { manifest, keyFile: keys.path, clock });
    if (isOfFormerKey) await renewKey(coming, keys);
    for (const { path } of manifest.files.filter((one) => one.path.startsWith('files/'))) {
      const folder = join(dataDir, path, '..');
      makeFolder(folder);
      await rename(join(coming, path), join(dataDir, path));
    }
    const before = await keepStore(dataDir, join(dataDir, `before-restore-${stamp}`));
    // A journal of the old store beside the new one would be taken for the new one's.
    await rm(`${storeFile(dataDir)}-wal`, { force: true });
    await rm(`${storeFile(dataDir)}-shm`, { force: true });
    await rename(storeFile(coming), storeFile(dataDir));
    await settle(dataDir);
    return { manifest, before };
  } finally {
    await rm(coming, { recursive: true, force: true });
    taken.release();
  }
}
