import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

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
