import { setTimeout } from 'node:timers/promises';

/** The database cannot be opened. The message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Why the database takes no changes although it can be read. */
export type StoreFault = 'full' | 'readOnly';

/** SQLite's result codes, without what they are extended by. */
const sqlite: Readonly<Record<number, StoreFault>> = { 8: 'readOnly', 13: 'full' };

/** PostgreSQL's: the disk is full; the transaction (or the server, a standby) is read-only. */
const postgres: Readonly<Record<string, StoreFault>> = { '53100': 'full', '25006': 'readOnly' };

/** The operating system's, from writing files. */
const system: Readonly<Record<string, StoreFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
};

/** What keeps an error's change from being written; null when it is something else. */
export function storeFault(error: unknown): StoreFault | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error) return sqlite[Number(error.errcode) & 0xff] ?? null;
  if (!('code' in error)) return null;
  return postgres[String(error.code)] ?? system[String(error.code)] ?? null;
}

/** The same for the operator. */
export const storeFaultReason: Record<StoreFault, string> = {
  full: '磁盘已满 (the disk is full)',
  readOnly: '只读，无法写入 (read-only)',
};

/** The same for the caller. */
export const storeFaultMessage: Record<StoreFault, string> = {
  full: '存储空间已满，暂时无法保存，请联系管理员',
  readOnly: '数据库只读，暂时无法保存，请联系管理员',
};

/** PostgreSQL: serialisation failure, deadlock. Nothing of such a transaction has happened. */
const passingCodes = new Set(['40001', '40P01']);

/** SQLite: another process is writing. The transaction has not begun. */
const sqliteBusy = 5;

/** Some four seconds in all. The pause is random: equal ones would make the same transactions meet again. */
const attempts = 30;
const pause = (attempt: number): number => Math.random() * Math.min(attempt * 20, 300);

/** Runs a transaction again, a bounded number of times, when it got into another one's way. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error;
      await setTimeout(pause(attempt));
    }
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === sqliteBusy;
  return 'code' in error && passingCodes.has(String(error.code));
}
