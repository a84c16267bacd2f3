import { createHash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes in 43 letters of base64url, fit for a header and a subprotocol. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: reading the table is not enough to sign in. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The token in what an app stores and sends (`Bearer …`); null for anything else. */
export function tokenIn(stored: string): string | null {
  return /^(?:Bearer +)?([\w-]{43})$/i.exec(stored.trim())?.[1] ?? null;
}
