import { sign, verify } from 'node:crypto';
import type { Account } from './account.ts';

const scheme = 'WECHATPAY2-SHA256-RSA2048';

/** Largest difference between the timestamp of a response and our clock, in seconds. */
const freshFor = 300;

/** Each part on a line of its own, the last one too: what both sides sign. */
const lines = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.from(parts.map((part) => `${part}\n`).join(''));

interface Signed {
  method: string;
  /** Path and query. */
  path: string;
  body: string;
  /** Seconds since 1970. */
  timestamp: number;
  nonce: string;
}

/** The Authorization header with the merchant's signature. */
export function authorization(
  { merchantId, serial, privateKey }: Account,
  { method, path, body, timestamp, nonce }: Signed,
): string {
  const text = lines(method, path, timestamp, nonce, body);
  const fields = {
    mchid: merchantId,
    nonce_str: nonce,
    timestamp,
    serial_no: serial,
    signature: sign('sha256', text, privateKey).toString('base64'),
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${scheme} ${written.join(',')}`;
}

/** Whether a response is signed by WeChat Pay, complete and recent. */
export function isAuthentic(
  { platformSerial, platformKey }: Account,
  { headers, body, seconds }: { headers: Headers; body: string; seconds: number },
): boolean {
  const [serial, timestamp, nonce, signature] = ['Serial', 'Timestamp', 'Nonce', 'Signature'].map(
    (name) => headers.get(`Wechatpay-${name}`) ?? '',
  );
  if (serial !== platformSerial || !timestamp || !nonce || !signature) return false;
  if (!(Math.abs(seconds - Number(timestamp)) <= freshFor)) return false;
  return verify(
    'sha256',
    lines(timestamp, nonce, body),
    platformKey,
    Buffer.from(signature, 'base64'),
  );
}
