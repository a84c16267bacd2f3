import { createHash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes in 43 letters of base64url, fit for a header and a subprotocol. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The token in what an app stores and sends (`Bearer …`); null for anything else. */
export function tokenIn(stored: string): string | null {
  return /^(?:Bearer +)?([\w-]{43})$/i.exec(stored.trim())?.[1] ?? null;
}
