import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Code } from '@anzhu/api/contract/envelope';
import { Refusal } from '../refusal.ts';

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

/** Block size and parallelism of scrypt; the cost is a setting. */
const blockSize = 8;
const parallelism = 5;
const keyLength = 32;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = {
    cost,
    blockSize,
    parallelization: parallelism,
    maxmem: 256 * cost * blockSize,
  };
  return new Promise((done, fail) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) fail(error);
      else done(key);
    });
  });
}

/** Hashes a password for storing, with a salt of its own. Works off the main thread. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** The cost that a stored hash was made with; 0 when it is not one of ours. */
export const costOf = (stored: string): number =>
  Number(/^scrypt\$(\d{1,7})\$/.exec(stored)?.[1] ?? 0);

/** True when the password is the one whose hash is stored. A hash that is not ours fits none. */
export async function fitsPassword(password: string, stored: string): Promise<boolean> {
  const [, , salt, key] = stored.split('$');
  const cost = costOf(stored);
  if (!cost || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found);
}
