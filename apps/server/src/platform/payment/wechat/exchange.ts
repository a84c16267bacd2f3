import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import type { WechatConfig } from '../../config.ts';
import { ConfigError } from '../../settings.ts';

/** A merchant's account at WeChat Pay, with its keys. */
export interface Account {
  merchantId: string;
  serial: string;
  privateKey: KeyObject;
  platformSerial: string;
  platformKey: KeyObject;
  baseUrl: string;
}

/** Reads the keys. Throws a ConfigError that names the variable, never what is in the file. */
export const openAccount = (config: WechatConfig): Account => ({
  merchantId: config.merchantId,
  serial: config.serial,
  privateKey: readKey('WECHAT_KEY_FILE', config.keyFile, createPrivateKey),
  platformSerial: config.platformSerial,
  platformKey: readKey('WECHAT_PLATFORM_FILE', config.platformFile, createPublicKey),
  baseUrl: config.baseUrl,
});

function readKey(name: string, path: string, make: (pem: Buffer) => KeyObject): KeyObject {
  try {
    const key = make(readFileSync(path));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Reported below: the error itself may contain what is in the file.
  }
  throw new ConfigError(
    `环境变量 ${name}=${path} 无效：应为可读的 RSA 密钥文件 (${name} is not valid)`,
  );
}

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
function authorization(
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
function isAuthentic(
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
