import { setTimeout } from 'node:timers/promises';

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
