import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError, storeFault, storeFaultReason } from './db/errors.ts';
import { makePrivateFile, restrictDataFolder } from './privateFolder.ts';

/** A folder that is taken by this process. */
export interface TakenFolder {
  /** False when others may be able to read the folder, which belongs to another user. */
  isPrivate: boolean;
  release(): void;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

function cannotWrite(folder: string, error: unknown): StoreError {
  const fault = storeFault(error);
  if (fault) return new StoreError(`DATA_DIR 无法写入：${folder}：${storeFaultReason[fault]}`);
  const code = error instanceof Error && 'code' in error ? error.code : String(error);
  const reason = code === 'ERR_SQLITE_ERROR' ? (error as Error).message : code;
  return new StoreError(`DATA_DIR 无法写入：${folder}（${reason}）(DATA_DIR is not writable)`);
}

/**
 * Locks the folder of the embedded store for this process: two servers on one store would miss each
 * other's changes. The lock belongs to the operating system and ends with the process.
 * @throws StoreError when the folder cannot be written or is locked.
 */
export function takeFolder(folder: string): TakenFolder {
  let isPrivate: boolean;
  try {
    isPrivate = restrictDataFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
  let lock: DatabaseSync | null = null;
  try {
    const path = join(folder, 'server.lock');
    makePrivateFile(path);
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock?.close();
    throw isBusy(error)
      ? new StoreError(`${folder} 正被另一个安住服务器使用 (DATA_DIR is in use)`)
      : cannotWrite(folder, error);
  }
  const taken = lock;
  return { isPrivate, release: () => taken.close() };
}
