import type { IncomingMessage } from 'node:http';
import { Code } from '@anzhu/api/contract/envelope';
import { Refusal } from './refusal.ts';

/** Most bytes of a body that is not a file: a form with four rich texts is far below it. */
export const maxBodySize = 1024 * 1024;

/** Maximum number of fields of a form or a query; no call of the contract has more than 40. */
export const maxFields = 200;

/** An error for a body that cannot be parsed. */
const notReadable = (what: string): Refusal => new Refusal(Code.invalid, what);

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
  return isForm ? formFields(new URLSearchParams(text)) : jsonFields(text);
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
    if (name in fields) throw notReadable(`字段「${name.slice(0, 50)}」重复`);
    fields[name] = value;
  }
  return fields;
}
