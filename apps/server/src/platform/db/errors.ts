import { setTimeout } from 'node:timers/promises';
import { Code, codeMessage } from '@anzhu/api/contract/envelope';
import { violates } from './constraints.ts';

/** The database cannot be opened. The message is one line for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Why the database cannot be used: its disk is full or it is read-only, so that it can still be read; it is
 * away (stopped, restarting, its connection broken); or others hold what a statement needs.
 */
export type StoreFault = 'full' | 'readOnly' | 'away' | 'busy';

/** SQLite's result codes, without what they are extended by. */
const sqlite: Readonly<Record<number, StoreFault>> = {
  5: 'busy',
  6: 'busy',
  8: 'readOnly',
  10: 'away',
  13: 'full',
  14: 'away',
};

/** PostgreSQL's. */
const postgres: Readonly<Record<string, StoreFault>> = {
  // The transaction is read-only, or the server is: a standby.
  '25006': 'readOnly',
  '25P03': 'away',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  '53300': 'away',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
};

/** The operating system's, from writing files. */
const system: Readonly<Record<string, StoreFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
};

/** The operating system's, from a connection to PostgreSQL. */
const network: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg and Kysely report of a broken connection: these errors have no code. */
const brokenConnection =
  /^(Connection terminated|timeout (exceeded|expired)|Client (has encountered|was closed)|Postgres connection has been discarded)/;

/** Why the database could not do what an error is about; null when it is something else. */
export function storeFault(error: unknown): StoreFault | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreError) return storeFault(error.cause);
  // Each address of a host was tried.
  if (error instanceof AggregateError) return storeFault(error.errors[0]);
  if ('errcode' in error) return sqlite[Number(error.errcode) & 0xff] ?? null;
  if (!('code' in error) || error.code === undefined) {
    return brokenConnection.test(error.message) ? 'away' : null;
  }
  const code = String(error.code);
  if (code.startsWith('08') || ('syscall' in error && network.has(code))) return 'away';
  return postgres[code] ?? system[code] ?? null;
}

/** The same for the operator. */
export const storeFaultReason: Record<StoreFault, string> = {
  full: '磁盘已满 (the disk is full)',
  readOnly: '只读，无法写入 (read-only)',
  away: '暂时不可用 (not available)',
  busy: '正忙 (busy)',
};

/** The same for the caller. */
export const storeFaultMessage: Record<StoreFault, string> = {
  full: '存储空间已满，暂时无法保存，请联系管理员',
  readOnly: '数据库只读，暂时无法保存，请联系管理员',
  away: codeMessage[Code.unavailable],
  busy: '数据库繁忙，请稍后重试',
};

/** The code of the envelope: what passes by itself is no error of the program. */
export const storeFaultCode = {
  full: Code.internal,
  readOnly: Code.internal,
  away: Code.unavailable,
  busy: Code.unavailable,
} as const satisfies Record<StoreFault, Code>;

/** PostgreSQL: serialisation failure, deadlock. Nothing of such a transaction has happened. */
const passingCodes = new Set(['40001', '40P01']);

/** SQLite: another process is writing. The transaction has not begun. */
const sqliteBusy = 5;

/** Some four seconds in all. The pause is random: equal ones would make the same transactions meet again. */
const attempts = 30;
const pause = (attempt: number): number => Math.random() * Math.min(attempt * 20, 300);

/** Between attempts while the database is away, in milliseconds: different in each instance. */
const awayPause = (): number => 200 + Math.random() * 300;

/** How long a transaction waits for a database that is away. */
export interface Patience {
  milliseconds: number;
  /** Whether it may run again: nothing of it is stored, or what is stored is found. */
  mayRepeat: () => boolean;
}

/**
 * Runs a transaction again: a bounded number of times when it got into another one's way, and for a while when the
 * database is away, as in a failover.
 */
export async function retried<Result>(
  run: () => Promise<Result>,
  patience?: Patience,
): Promise<Result> {
  const end = performance.now() + (patience?.milliseconds ?? 0);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const waits = isAway(error) && performance.now() < end && patience?.mayRepeat() === true;
      if (!waits && (attempt >= attempts || !isPassing(error))) throw error;
      await setTimeout(waits ? awayPause() : pause(attempt));
    }
  }
}

/** Runs what may run twice again while the database is away, for so many milliseconds. */
export async function untilBack<Result>(
  run: () => Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isAway(error) || performance.now() >= end) throw error;
      await setTimeout(awayPause());
    }
  }
}

/** A primary that has become a standby is away too. */
const isAway = (error: unknown): boolean => {
  const fault = storeFault(error);
  return (
    fault === 'away' || (fault === 'readOnly' && error instanceof Error && 'severity' in error)
  );
};

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The same request is at work: once it is done, its answer is found.
  if (violates(error, 'answered_change_once')) return true;
  if ('errcode' in error) return error.errcode === sqliteBusy;
  return 'code' in error && passingCodes.has(String(error.code));
}
