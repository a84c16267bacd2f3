import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Code } from '@anzhu/api/contract/envelope';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { diskFull, isDiskFull } from '../files/storage.ts';
import { makeFolder, privateMode } from '../privateFolder.ts';
import { Refusal } from '../refusal.ts';
import { type Fields, repeatedField, unreadable } from './body.ts';
import type { CallContext } from './handler.ts';

/** Most bytes of a file that are read; the limit of a call is set by its contract. */
const maxFileSize = 10 * 1024 * 1024;

/** A caller that sends more than this is cut off; up to it the rest is read and thrown away. */
const maxFormSize = 3 * maxFileSize;

/** One byte beyond, so that a file that was cut off is still seen to be too large. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 10_000,
  fields: 20,
  fileSize: maxFileSize + 1,
  files: 1,
  headerPairs: 20,
  // Each part takes time of its own, however small it is.
  parts: 25,
  headerSize: 8192,
};

/** The fields of a form; its file is on the disk and not in memory, as a `File` of the contract. */
export interface Form {
  fields: Fields;
  /** True when the file was larger than may be read. */
  isCut: boolean;
  /** Removes the file from the disk. Call it after the response, whether it succeeded or not. */
  discard(): Promise<void>;
}

/** Where files lie while the call that brought them runs. */
export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

function parserOf(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw unreadable('请求内容应为 multipart/form-data');
  }
}

/** What arrives as a file. */
interface Arriving {
  field: string;
  name: string;
  type: string;
  path: string;
  stream: Readable;
  /** Ends when it is on the disk; fails when the disk does, or what is read. */
  written: Promise<void>;
}

/** Counts the bytes received, and stops reading at the limit. */
async function* counted(request: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > maxFormSize) throw new Refusal(Code.tooLarge);
    yield chunk as Buffer;
  }
}

/** Reads the form to its end: its fields into `fields`, its file to the disk. */
async function parse(
  request: IncomingMessage,
  { folder, fields, onFile }: { folder: string; fields: Fields; onFile: (file: Arriving) => void },
): Promise<void> {
  const parser = parserOf(request);
  const stop = new AbortController();
  const parsed = new Promise<void>((done, fail) => {
    parser.on('field', (name, value) => {
      if (name in fields) return fail(repeatedField(name));
      fields[name] = value;
    });
    parser.on('file', (field, stream, name, _encoding, type) => {
      const path = join(folder, randomUUID());
      const written = pipeline(
        stream,
        createWriteStream(path, { flags: 'wx', mode: privateMode.file }),
      );
      written.catch(fail);
      onFile({ field, name, type, path, stream, written });
    });
    parser.on('partsLimit', () => fail(unreadable(`最多 ${limits.parts} 个字段`)));
    parser.on('filesLimit', () => fail(unreadable('一次只能上传一个文件')));
    parser.on('error', fail);
    parser.on('finish', done);
  });
  const fed = pipeline(counted(request), parser, { signal: stop.signal });
  try {
    await Promise.all([fed, parsed]);
  } catch (error) {
    stop.abort();
    await fed.catch(() => undefined);
    throw error;
  }
}

/** What broke: the disk, the size, or what was sent. */
function explain(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return diskFull(error);
  const isDisk = error instanceof Error && 'syscall' in error && 'path' in error;
  return isDisk ? error : unreadable('请求内容不完整');
}

/**
 * Parses a form with a file as a stream: the file is written to the disk as it arrives, up to the
 * limit (Hono's own parser holds it in memory). Refuses other content types.
 * @throws errors of the disk.
 */
export async function readMultipart({ env }: CallContext, folder: string): Promise<Form> {
  const request = env.incoming;
  if (!/^\s*multipart\/form-data/i.test(request.headers['content-type'] ?? '')) {
    throw unreadable('请求内容应为 multipart/form-data');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxFormSize) {
    throw new Refusal(Code.tooLarge);
  }
  makeFolder(folder);
  const fields = Object.create(null) as Fields;
  const files: Arriving[] = [];
  const discard = async () => {
    for (const { path } of files) await rm(path, { force: true });
  };
  try {
    await parse(request, { folder, fields, onFile: (file) => files.push(file) });
    let isCut = false;
    for (const { field, name, type, path, written } of files) {
      await written;
      const file = new File([await openAsBlob(path, { type })], name, { type });
      isCut ||= file.size > maxFileSize;
      fields[field] = file;
    }
    return { fields, isCut, discard };
  } catch (error) {
    for (const { stream, written } of files) {
      stream.destroy();
      await written.catch(() => undefined);
    }
    await discard();
    throw explain(error);
  }
}
