import { Code } from '@anzhu/api/contract/envelope';
import { Refusal } from '../refusal.ts';

/** A stored file, to be read once. */
interface StoredFile {
  /** Bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** A file as a listing has it. */
export interface ListedFile {
  name: string;
  /** Milliseconds since 1970, by the storage's own clock. */
  storedAt: number;
}

/** Where the bytes of uploaded pictures are kept, by name. */
export interface FileStorage {
  /** Stores a file. When the storage fails, nothing of it is left. */
  put(name: string, type: string, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null when there is none of this name. */
  get(name: string): Promise<StoredFile | null>;
  /** No file of this name is no error. */
  remove(name: string): Promise<void>;
  /** Everything that is kept, and what an interrupted `put` has left. */
  list(): AsyncIterable<ListedFile>;
}

/** True when the disk, or what one may use of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));

/** Refusal when there is no disk space for a file; the cause is logged. */
export const diskFull = (cause: unknown): Refusal =>
  Object.assign(new Refusal(Code.internal, '存储空间不足，请联系管理员'), { cause });

/** Below the folder of the pictures, which instances share, exports of hotels have their own; backups leave it out. */
export const exportFolder = 'exports';
