import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Clock, localTime } from '../clock.ts';
import { version } from '../config.ts';
import { StoreError } from '../db/errors.ts';
import { openForInspection, storeFile } from '../db/sqlite.ts';
import type { KeyName } from '../db/personalData/dataKey.ts';
import { keyNamesOf } from '../db/personalData/storeKeys.ts';
import { exportFolder } from '../files/storage.ts';
import { makeFolder, makePrivateFile, makePrivateFolder, settle } from '../privateFolder.ts';
import {
  copySafely,
  filesBelow,
  type Manifest,
  noteBackup,
  writeManifest,
} from './backupFolder.ts';
import { checkStore } from './checkStore.ts';

/** A finished backup, and the result of the consistency check. */
export interface BackedUp {
  manifest: Manifest;
  faults: string[];
}

/** Every page in one step: the copy is of one moment, whatever is written meanwhile. */
const wholeAtOnce = 2 ** 31 - 1;

/** Copies the store as it is now, while a server may be writing to it. */
export async function copyStore(from: string, to: string): Promise<void> {
  makePrivateFile(to);
  const source = new DatabaseSync(from, { timeout: 10_000 });
  try {
    source.exec('pragma query_only = on');
    await backup(source, to, { rate: wholeAtOnce });
  } finally {
    source.close();
  }
  // One file that opens anywhere, without a journal of its own beside it.
  const copy = new DatabaseSync(to);
  copy.exec('pragma journal_mode = delete');
  copy.close();
  await settle(to);
}

/** What is wrong with a copy, and the data keys that it needs. */
async function lookAt(path: string): Promise<{ faults: string[]; dataKeys: KeyName[] }> {
  const copy = openForInspection(path);
  try {
    return { faults: await checkStore(copy, 'sqlite'), dataKeys: await keyNamesOf(copy) };
  } finally {
    await copy.destroy();
  }
}

const isBelow = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..');

/**
 * Writes a backup of an embedded store and its files into a new folder, while the store may be in
 * use. The folder is there when everything in it is whole and on the disk, and not before. Throws a
 * StoreError when there is nothing to back up or no place for it.
 */
export async function backUp(dataDir: string, folder: string, clock: Clock): Promise<BackedUp> {
  const target = resolve(folder);
  if (!existsSync(storeFile(dataDir))) throw new StoreError(`${dataDir} 中没有数据 (no data)`);
  if (existsSync(target)) throw new StoreError(`${target} 已存在，请换一个位置 (already exists)`);
  if (isBelow(join(dataDir, 'files'), target)) {
    throw new StoreError('备份不能放在 files 文件夹里 (not into the folder of files)');
  }
  const part = join(dirname(target), `.${basename(target)}.part`);
  await rm(part, { recursive: true, force: true });
  makeFolder(dirname(target), 0o777);
  makePrivateFolder(part);
  try {
    const made = localTime(clock.now());
    await copyStore(storeFile(dataDir), storeFile(part));
    const { faults, dataKeys } = await lookAt(storeFile(part));
    // After the store: what it names is there already, and a file under its name never changes.
    const files = await filesBelow(join(dataDir, 'files'));
    for (const path of files.filter((one) => !one.startsWith(`${exportFolder}${sep}`))) {
      await copySafely(join(dataDir, 'files', path), join(part, 'files', path));
    }
    const manifest = await writeManifest(part, { version, made, dataKeys });
    await settle(part);
    await rename(part, target);
    await settle(dirname(target));
    if (faults.length === 0) await noteBackup(dataDir);
    return { manifest, faults };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
