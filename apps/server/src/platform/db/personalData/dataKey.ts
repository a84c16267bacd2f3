import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { makeFolder } from '../../privateFolder.ts';
import { StoreError } from '../errors.ts';

/** One version of the data key, and the keys that are derived from it. */
export interface DataKey {
  version: number;
  /** Identifies the key without revealing it: 16 hexadecimal digits. */
  fingerprint: string;
  /** For AES-256-GCM. */
  encryption: KeyObject;
  /** For the HMAC by which numbers are searched. */
  search: KeyObject;
}

/** The data key of a store, as the store itself names it. */
export type KeyName = Pick<DataKey, 'version' | 'fingerprint'>;

/** Content of the key file: 32 random bytes a version, in base64. */
const KeyFile = z.object({
  product: z.literal('anzhu'),
  keys: z
    .array(
      z.object({
        version: z.int().check(z.positive()),
        key: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
      }),
    )
    .check(z.minLength(1)),
});
type KeyFile = z.output<typeof KeyFile>;

/** The key file of a configuration: `DATA_KEY_FILE`, else `anzhu.key` in the data folder. */
export const keyFileOf = (config: { dataDir: string; dataKeyFile?: string | null }): string =>
  config.dataKeyFile ?? join(config.dataDir, 'anzhu.key');

/** A key for one purpose, derived from the bytes of the file by HKDF. */
const derive = (bytes: Buffer, purpose: string, length = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', bytes, '', `anzhu ${purpose}`, length));

function toKey({ version, key }: KeyFile['keys'][number]): DataKey {
  const bytes = Buffer.from(key, 'base64');
  return {
    version,
    fingerprint: derive(bytes, 'fingerprint', 8).toString('hex'),
    encryption: createSecretKey(derive(bytes, 'encryption')),
    search: createSecretKey(derive(bytes, 'search')),
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code));

/** The content of a key file; null when there is none. Throws a StoreError when it cannot be read. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StoreError(`数据密钥 ${path} 无法读取：${reason} (the data key cannot be read)`);
  }
}

/** Throws a StoreError when the content is not that of a key file. */
function parse(path: string, content: string | null): KeyFile['keys'] {
  if (content === null) return [];
  try {
    return KeyFile.parse(JSON.parse(content)).keys;
  } catch {
    throw new StoreError(`${path} 不是数据密钥 (not a data key)`);
  }
}

/**
 * Writes a key file that only its owner may read; on the disk when this returns.
 * @throws StoreError when it cannot be written
 */
function write(path: string, keys: KeyFile['keys']): void {
  try {
    writeFile(path, keys);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StoreError(`数据密钥 ${path} 无法写入：${reason} (the data key cannot be written)`);
  }
}

function writeFile(path: string, keys: KeyFile['keys']): void {
  const text = JSON.stringify({ product: 'anzhu', keys } satisfies KeyFile, null, 2);
  const part = `${path}.part`;
  const folder = dirname(path);
  makeFolder(folder, 0o777);
  const file = openSync(part, 'w', 0o600);
  writeSync(file, `${text}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(part, path);
  const entries = openSync(folder, 'r');
  fsyncSync(entries);
  closeSync(entries);
}

/** The files beside a key file in which `npm run rekey` keeps former versions. */
function formerFilesOf(path: string): string[] {
  const folder = dirname(path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.startsWith(path) && /^\.before-\d+$/.test(file.slice(path.length)));
}

const newKey = (version: number): KeyFile['keys'][number] => ({
  version,
  key: randomBytes(32).toString('base64'),
});

/**
 * The versions of a store's data key, from a file outside the database. Usually there is one; while
 * `npm run rekey` runs there are two, and both are readable.
 */
export class DataKeys {
  readonly path: string;
  #keys: ReadonlyMap<number, DataKey> = new Map();
  /** The file as it was read last: keys are derived only from another one. */
  #content: string | null = null;

  /** Reads the file; without one there are no keys. Throws a StoreError when it cannot be read. */
  constructor(path: string) {
    this.path = path;
    this.reload();
  }

  /** Reads the file again. Versions that are gone from it stay readable in this process. */
  reload(): void {
    const content = contentOf(this.path);
    if (content === this.#content) return;
    const keys = parse(this.path, content);
    this.#content = content;
    this.#keys = new Map([...this.#keys, ...keys.map((one) => [one.version, toKey(one)] as const)]);
  }

  #inFile(): KeyFile['keys'] {
    return parse(this.path, contentOf(this.path));
  }

  /** All versions. */
  all(): DataKey[] {
    return [...this.#keys.values()];
  }

  /** A version. Reads the file again for one that came meanwhile. Throws a StoreError without it. */
  get(version: number): DataKey {
    if (!this.#keys.has(version)) this.reload();
    const key = this.#keys.get(version);
    if (!key) {
      throw new StoreError(`数据密钥 ${this.path} 缺少第 ${version} 版 (a version is missing)`);
    }
    return key;
  }

  /** Makes the first key, or keeps the one that is there. @returns the newest */
  makeFirst(): DataKey {
    if (this.#keys.size === 0) write(this.path, [newKey(1)]);
    this.reload();
    return this.newest();
  }

  /** The version with the highest number. */
  newest(): DataKey {
    return this.get(Math.max(...this.#keys.keys()));
  }

  /** Adds a version to the file, beside the others. */
  addVersion(): DataKey {
    const version = this.newest().version + 1;
    write(this.path, [...this.#inFile(), newKey(version)]);
    return this.get(version);
  }

  /**
   * Takes former versions that a store from before `npm run rekey` needs back beside those of the file.
   * @param from a file that keeps them, besides those that `npm run rekey` has left beside this one
   * @param to the file that gets them all. @default this one
   * @returns whether there were any
   */
  takeBack(
    needed: readonly KeyName[],
    { from, to = this.path }: { from?: string | undefined; to?: string } = {},
  ): boolean {
    const present = this.#inFile();
    // Without a version in use there is none to encrypt such a store with anew.
    if (present.length === 0) return false;
    const files = [...(from ? [from] : []), ...formerFilesOf(this.path)];
    const kept = files.flatMap((path) => parse(path, contentOf(path)));
    const lacking = needed.filter((one) => present.every(({ version }) => version !== one.version));
    const taken = lacking.flatMap(
      ({ version, fingerprint }) =>
        kept.find((one) => one.version === version && toKey(one).fingerprint === fingerprint) ?? [],
    );
    if (taken.length > 0) write(to, [...taken, ...present]);
    return taken.length > 0;
  }

  /**
   * Moves all versions but one from the file to a file of their own beside it, with those that are there already:
   * backups that were made with them need them. @returns the path of that file; null when there was no other version
   */
  retireAllBut(version: number): string | null {
    const keys = this.#inFile();
    const former = keys.filter((one) => one.version !== version);
    if (former.length === 0) return null;
    const path = `${this.path}.before-${version}`;
    const versions = new Set(former.map((one) => one.version));
    const others = parse(path, contentOf(path)).filter((one) => !versions.has(one.version));
    write(path, [...others, ...former]);
    write(
      this.path,
      keys.filter((one) => one.version === version),
    );
    return path;
  }

  /**
   * Throws a StoreError, with what is to be done, unless these keys are in the file.
   * @param of what needs the keys: 数据库, 备份
   */
  require(needed: readonly KeyName[], of: string): void {
    this.reload();
    const lacking = needed.find(
      ({ version, fingerprint }) => this.#keys.get(version)?.fingerprint !== fingerprint,
    );
    if (!lacking) return;
    const name = `${lacking.fingerprint}（第 ${lacking.version} 版）`;
    throw new StoreError(
      this.#keys.size === 0
        ? `缺少数据密钥 ${this.path}：${of}由密钥 ${name} 加密，请放回密钥文件或设置 DATA_KEY_FILE (the data key is missing)`
        : `数据密钥 ${this.path} 与${of}不符：需要密钥 ${name}，请设置 DATA_KEY_FILE (the data key does not fit)`,
    );
  }
}
