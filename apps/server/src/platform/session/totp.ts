import { randomInt } from 'node:crypto';
import type { TotpSetup } from '@anzhu/api/contract/session';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const totpOf = (secret: string, username = ''): TOTP =>
  new TOTP({
    issuer: '安住',
    label: username,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });

/** A new secret: 160 bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app needs: the secret to type, and the text of the QR code. */
export const setupOf = (secret: string, username: string): TotpSetup => ({
  secret,
  uri: totpOf(secret, username).toString(),
});

/**
 * The time step that a code belongs to; null when it is wrong. Clocks may differ by one step.
 * @param now milliseconds
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Small letters and digits without those that look alike: some 59 bits in twelve of them. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const newRecoveryCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join(''),
  ).join('-');

/** Ten recovery codes, as they are shown: `abcd-efgh-jkmn`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);
