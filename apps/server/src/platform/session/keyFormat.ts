import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken, newToken } from './sessions.ts';

/** The keys of one kind, in two parts: a name that may be seen in lists, and the secret with it. */
export interface KeyFormat {
  /** A new key: its name, then 32 random bytes. */
  make(): { keyId: string; key: string };
  /** The name in a key; null for what is no key of this kind. */
  idOf(key: string): string | null;
}

/** Keys whose names begin with a prefix. */
export function keyFormat(prefix: string): KeyFormat {
  const pattern = new RegExp(String.raw`^(${prefix}_[\da-f]{12})_[\w-]{43}$`);
  return {
    make() {
      const keyId = `${prefix}_${randomBytes(6).toString('hex')}`;
      return { keyId, key: `${keyId}_${newToken()}` };
    },
    idOf: (key) => pattern.exec(key)?.[1] ?? null,
  };
}

/** What is stored of a key. */
export const hashKey = hashToken;

/** Whether a key is the one whose hash is stored; takes as long whatever differs. */
export const fitsKey = (key: string, stored: string): boolean =>
  timingSafeEqual(Buffer.from(hashKey(key), 'hex'), Buffer.from(stored, 'hex'));
