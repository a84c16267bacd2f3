import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { documentKey } from '@anzhu/api/contract/document';
import { numberEnd } from '@anzhu/api/rules/personalNumbers';
import type { DataKey, DataKeys } from './dataKey.ts';

const ivLength = 12;
const tagLength = 16;

/** Nonces of one call of `randomBytes`, which takes as long as encrypting a value. */
const noncesAtOnce = 1024;
let nonces = Buffer.alloc(0);

/** A nonce that was never used. */
function newNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(noncesAtOnce * ivLength);
  const nonce = nonces.subarray(0, ivLength);
  nonces = nonces.subarray(ivLength);
  return nonce;
}

/** The names of columns as bytes: there are few, and each is needed for every value. */
const columnBytes = new Map<string, Buffer>();

function bytesOf(column: string): Buffer {
  const bytes = columnBytes.get(column) ?? Buffer.from(column);
  columnBytes.set(column, bytes);
  return bytes;
}

/**
 * What an encrypted value looks like: the version of its key, and base64 of nonce, text and tag, 29 bytes at least.
 * What people type is shorter, or has other signs.
 */
const encrypted = /^\d+:[A-Za-z0-9+/]{39,}={0,2}$/;

/** Whether a value was encrypted, by whatever key. */
export const isEncrypted = (value: string): boolean => encrypted.test(value);

/**
 * Encrypts a text by AES-256-GCM under a nonce of its own. Empty text stays empty.
 * @param column its column; the value is unreadable in another one
 */
export function encrypt({ version, encryption }: DataKey, column: string, text: string): string {
  if (text === '') return '';
  const iv = newNonce();
  const cipher = createCipheriv('aes-256-gcm', encryption, iv).setAAD(bytesOf(column));
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${version}:${Buffer.concat(parts).toString('base64')}`;
}

/** The text of a value that `encrypt` made. Throws when its key is missing or it was changed. */
export function decrypt(keys: DataKeys, column: string, value: string): string {
  if (value === '') return '';
  const split = value.indexOf(':');
  const { encryption } = keys.get(Number(value.slice(0, split)));
  const bytes = Buffer.from(value.slice(split + 1), 'base64');
  const end = bytes.length - tagLength;
  const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, ivLength))
    .setAAD(bytesOf(column))
    .setAuthTag(bytes.subarray(end));
  // Without an output encoding, which would take a decoder of its own. The text is whole by then.
  const text = decipher.update(bytes.subarray(ivLength, end));
  decipher.final();
  return text.toString();
}

/** Characters of a search value that stand for the last four places of a number. */
export const endLength = 8;

/** Characters of a search value that stand for the whole number. */
const wholeLength = 22;

const hashOf = ({ search }: DataKey, text: string, length: number): string =>
  createHmac('sha256', search).update(text).digest('base64url').slice(0, length);

/** The part of a search value that numbers with the same last four places share. */
export const searchEnd = (key: DataKey, column: string, number: string): string =>
  hashOf(key, `${column} end ${numberEnd(number)}`, endLength);

/** What a typed account name is kept as: it need not be one, and may be a password. */
export const accountHash = (key: DataKey, account: string): string =>
  hashOf(key, `account ${account}`, wholeLength);

/** The hash of a number as it stands. */
export const wholeSearchValue = (key: DataKey, column: string, number: string): string =>
  searchEnd(key, column, number) + hashOf(key, `${column} whole ${number}`, wholeLength);

/**
 * What a number is searched by: a keyed hash (HMAC-SHA-256) of its last four places, then one of the
 * whole number; a permit's without its issue count. Empty for no number.
 */
export const searchValue = (key: DataKey, column: string, number: string): string =>
  number === ''
    ? ''
    : wholeSearchValue(key, column, column === 'idcard' ? documentKey(number) : number);
