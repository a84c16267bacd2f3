/** `node:crypto` as far as the server's handlers use it: synchronous, which the browser's own is not. */
import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { scrypt as derive } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';

type Bytes = Uint8Array;

const bytesOf = (value: string | Bytes): Bytes =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value;

interface Digesting {
  update(part: Bytes): unknown;
  digest(): Bytes;
}

/** A hash that is fed and then read, in an encoding of `Buffer`. */
function hashing(state: Digesting) {
  const hash = {
    update(part: string | Bytes) {
      state.update(bytesOf(part));
      return hash;
    },
    digest: (encoding: BufferEncoding) => Buffer.from(state.digest()).toString(encoding),
  };
  return hash;
}

export const createHash = (_name: 'sha256') => hashing(sha256.create());

export const createHmac = (_name: 'sha256', key: Bytes) => hashing(hmac.create(sha256, key));

export const createSecretKey = (key: Bytes): Bytes => key;

export const hkdfSync = (
  _name: 'sha256',
  ...[key, salt, info, length]: [Bytes, string, string, number]
): Bytes => hkdf(sha256, key, bytesOf(salt), bytesOf(info), length);

export const randomBytes = (count: number): Buffer =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(count)));

export const randomUUID = (): string => crypto.randomUUID();

export const randomInt = (limit: number): number =>
  Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / (0x1_0000_0000 / limit));

export const timingSafeEqual = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const tagLength = 16;

/** AES-256-GCM of one piece. */
export function createCipheriv(_name: 'aes-256-gcm', key: Bytes, iv: Bytes) {
  let aad: Bytes = new Uint8Array();
  let tag: Buffer = Buffer.alloc(0);
  const cipher = {
    setAAD(bytes: Bytes) {
      aad = bytes;
      return cipher;
    },
    update(text: string): Buffer {
      const sealed = Buffer.from(gcm(key, iv, aad).encrypt(bytesOf(text)));
      tag = sealed.subarray(-tagLength);
      return sealed.subarray(0, -tagLength);
    },
    final: (): Buffer => Buffer.alloc(0),
    getAuthTag: () => tag,
  };
  return cipher;
}

/** The reverse; throws in `update` when the tag does not fit. */
export function createDecipheriv(_name: 'aes-256-gcm', key: Bytes, iv: Bytes) {
  let aad: Bytes = new Uint8Array();
  let tag: Bytes = new Uint8Array();
  const decipher = {
    setAAD(bytes: Bytes) {
      aad = bytes;
      return decipher;
    },
    setAuthTag(bytes: Bytes) {
      tag = bytes;
      return decipher;
    },
    update: (bytes: Bytes): Buffer =>
      Buffer.from(gcm(key, iv, aad).decrypt(Buffer.concat([bytes, tag]))),
    final: (): Buffer => Buffer.alloc(0),
  };
  return decipher;
}

interface ScryptOptions {
  cost: number;
  blockSize: number;
  parallelization: number;
}

export function scrypt(
  ...[password, salt, length, options, done]: [
    string,
    Bytes,
    number,
    ScryptOptions,
    (error: null, key: Buffer) => void,
  ]
): void {
  const { cost: N, blockSize: r, parallelization: p } = options;
  done(null, Buffer.from(derive(bytesOf(password), salt, { N, r, p, dkLen: length })));
}
