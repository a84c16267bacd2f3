import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken, newToken } from '../session/token.ts';

/** A key as a channel sends it, in its two parts: its name, and the secret with it. */
const pattern = /^(az_[\da-f]{12})_[\w-]{43}$/;

/** A new key: a name that may be seen in lists, then 32 random bytes. */
export function newKey(): { keyId: string; key: string } {
  const keyId = `az_${randomBytes(6).toString('hex')}`;
  return { keyId, key: `${keyId}_${newToken()}` };
}

/** The name in a key; null for what is no key of ours. */
export const keyIdOf = (key: string): string | null => pattern.exec(key)?.[1] ?? null;

/** What is stored of a key. */
export const hashKey = hashToken;

/** Whether a key is the one whose hash is stored; takes as long whatever differs. */
export const fitsKey = (key: string, stored: string): boolean =>
  timingSafeEqual(Buffer.from(hashKey(key), 'hex'), Buffer.from(stored, 'hex'));
