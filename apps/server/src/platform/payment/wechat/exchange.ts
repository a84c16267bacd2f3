import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Account } from './account.ts';
import { authorization, isAuthentic } from './signature.ts';

/** A response with a valid signature. */
export interface Answer {
  status: number;
  /** Empty where there is none, or it is no object. */
  body: Readonly<Record<string, unknown>>;
}

interface Question {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  body?: object;
}

/** The way to WeChat Pay. */
export interface Line {
  account: Account;
  clock: Clock;
  /** Time-out of a request, in milliseconds. */
  timeoutMs: number;
}

/**
 * Sends a request to WeChat Pay.
 * @throws when there is no response in time or its signature is invalid: the outcome is unknown
 * then.
 */
export async function exchange(
  { account, clock, timeoutMs }: Line,
  { method, path, body }: Question,
): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const seconds = (): number => Math.floor(clock.now() / 1000);
  const nonce = randomBytes(16).toString('hex');
  const signed = { method, path, body: text, timestamp: seconds(), nonce };
  const response = await fetch(`${account.baseUrl}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': 'anzhu',
      'Wechatpay-Serial': account.platformSerial,
      Authorization: authorization(account, signed),
    },
    ...(body === undefined ? {} : { body: text }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answered = await response.text();
  const { headers, status } = response;
  if (!isAuthentic(account, { headers, body: answered, seconds: seconds() })) {
    throw new Error(`WeChat Pay answered ${status} without a right signature`);
  }
  return { status, body: readObject(answered) };
}

function readObject(text: string): Answer['body'] {
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Answer['body']) : {};
}
