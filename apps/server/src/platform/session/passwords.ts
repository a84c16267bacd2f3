import { Code } from '@anzhu/api/contract/envelope';
import { Refusal } from '../http/refusal.ts';
import { costOf, fitsPassword, hashPassword } from './password.ts';

/** Hashing takes 16 MB and a thread each: more at once would starve everything else. */
const atOnce = 2;
const mayWait = 100;

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * True when the password matches. Without a stored hash it takes the same time and is false, so
   * that timing does not reveal which accounts exist.
   */
  fits(password: string, stored: string | null): Promise<boolean>;
  /** True when a hash was made more cheaply than hashes are made now. */
  isOutdated(stored: string): boolean;
}

/** Makes the one checker of a server. Refuses with 429 when too many wait. */
export function makePasswords(cost: number): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  let emptyHash: Promise<string> | null = null;

  async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= mayWait) throw new Refusal(Code.tooMany);
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => limited(() => hashPassword(password, cost)),
    async fits(password, stored) {
      emptyHash ??= hashPassword('', cost);
      const compared = stored ?? (await emptyHash);
      const isFitting = await limited(() => fitsPassword(password, compared));
      return isFitting && stored !== null;
    },
    isOutdated: (stored) => costOf(stored) < cost,
  };
}
