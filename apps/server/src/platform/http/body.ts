import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Code } from '@anzhu/api/contract/envelope';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { privateMode } from '../privateFolder.ts';
import { Refusal } from '../refusal.ts';

/** Most bytes of a body that is not a file: a form with four rich texts is far below it. */
export const maxBodySize = 1024 * 1024;

/** Maximum number of fields of a form or a query; no call of the contract has more than 40. */
export const maxFields = 200;

/** Maximum number of names in a JSON body, nested ones too: an object with very many takes a second to make. */
export const maxNames = 10_000;

/** Whether a JSON text has more than `maxNames` names: colons outside of strings. It is read once, not parsed. */
export function hasManyNames(text: string): boolean {
  let names = 0;
  let isInString = false;
  for (let place = 0; place < text.length && names <= maxNames; place += 1) {
    const sign = text[place];
    if (sign === '"') isInString = !isInString;
    else if (sign === '\\' && isInString) place += 1;
    else if (sign === ':' && !isInString) names += 1;
  }
  return names > maxNames;
}

/** An error for a body that cannot be parsed. */
const notReadable = (what: string): Refusal => new Refusal(Code.invalid, what);

const repeated = (name: string): Refusal => notReadable(`字段「${name.slice(0, 50)}」重复`);

/** Fields by name; the object has no prototype, so that no name means anything else. */
export type Fields = Record<string, unknown>;

/** Parses a body in either of the two encodings. */
export async function readBody(request: IncomingMessage): Promise<Fields> {
  const type = request.headers['content-type'] ?? '';
  if (/^\s*multipart\//i.test(type)) throw notReadable('请求内容的类型不受支持');
  if (request.headers['content-encoding']) throw notReadable('请求内容不可压缩');
  const text = await readText(request);
  if (text.trim() === '') return formFields(new URLSearchParams());
  // Callers that leave out the JSON content type (curl, for example) are accepted: no form starts
  // with a bracket.
  const isForm = /^\s*application\/x-www-form-urlencoded/i.test(type) && !/^\s*[{[]/.test(text);
  if (!isForm) return jsonFields(text);
  // One pair more than signs between them.
  if (text.split('&', maxFields + 1).length > maxFields)
    throw notReadable(`最多 ${maxFields} 个字段`);
  return formFields(new URLSearchParams(text));
}

/** Reads the body as UTF-8. */
async function readText(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, maxBodySize);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notReadable('请求内容不是有效的 UTF-8');
  }
}

/** Reads a body whole. Refuses with 413 as soon as it is known to be larger than `limit` bytes. */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refusal(Code.tooLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > limit) throw new Refusal(Code.tooLarge);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw notReadable('请求内容不完整');
  }
  return Buffer.concat(chunks);
}

function jsonFields(text: string): Fields {
  if (hasManyNames(text)) throw notReadable(`最多 ${maxNames} 个字段`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notReadable('请求内容不是有效的 JSON');
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw notReadable('请求内容应为 JSON 对象');
  }
  return Object.assign(Object.create(null) as Fields, value);
}

/**
 * The fields of a form or a query, in an object without a prototype.
 * @throws Refusal for more than `maxFields` fields, or a name that occurs twice: lists are joined by comma.
 */
export function formFields(form: URLSearchParams): Fields {
  if (form.size > maxFields) throw notReadable(`最多 ${maxFields} 个字段`);
  const fields = Object.create(null) as Fields;
  for (const [name, value] of form) {
    if (name in fields) throw repeated(name);
    fields[name] = value;
  }
  return fields;
}

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

/** True when the disk, or what one may use of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));

/** Refusal when there is no disk space for a file; the cause is logged. */
export const diskFull = (cause: unknown): Refusal =>
  Object.assign(new Refusal(Code.internal, '存储空间不足，请联系管理员'), { cause });

function parserOf(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw notReadable('请求内容应为 multipart/form-data');
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
      if (name in fields) return fail(repeated(name));
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
    parser.on('partsLimit', () => fail(notReadable(`最多 ${limits.parts} 个字段`)));
    parser.on('filesLimit', () => fail(notReadable('一次只能上传一个文件')));
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
  return isDisk ? error : notReadable('请求内容不完整');
}

/**
 * Parses a form with a file as a stream: the file is written to the disk as it arrives, up to the
 * limit. Refuses other content types.
 * @throws errors of the disk.
 */
export async function readMultipart(request: IncomingMessage, folder: string): Promise<Form> {
  if (!/^\s*multipart\/form-data/i.test(request.headers['content-type'] ?? '')) {
    throw notReadable('请求内容应为 multipart/form-data');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxFormSize) {
    throw new Refusal(Code.tooLarge);
  }
  await mkdir(folder, { recursive: true, mode: privateMode.folder });
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
