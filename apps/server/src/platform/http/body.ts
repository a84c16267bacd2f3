import { Code } from '@anzhu/api/contract/envelope';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
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
  for (let index = 0; index < text.length && names <= maxNames; index += 1) {
    const sign = text[index];
    if (sign === '"') isInString = !isInString;
    else if (sign === '\\' && isInString) index += 1;
    else if (sign === ':' && !isInString) names += 1;
  }
  return names > maxNames;
}

/** An error for a body that cannot be parsed. */
export const unreadable = (message: string): Refusal => new Refusal(Code.invalid, message);

/** An error for a field that occurs twice. */
export const repeatedField = (name: string): Refusal =>
  unreadable(`字段「${name.slice(0, 50)}」重复`);

/** Fields by name; the object has no prototype, so that no name means anything else. */
export type Fields = Record<string, unknown>;

/** Parses a body in either of the two encodings. */
export async function readBody(context: Context): Promise<Fields> {
  const type = context.req.header('content-type') ?? '';
  if (/^\s*multipart\//i.test(type)) throw unreadable('请求内容的类型不受支持');
  if (context.req.header('content-encoding')) throw unreadable('请求内容不可压缩');
  const text = await readText(context);
  if (text.trim() === '') return formFields(new URLSearchParams());
  // Callers that leave out the JSON content type (curl, for example) are accepted: no form starts
  // with a bracket.
  const isForm = /^\s*application\/x-www-form-urlencoded/i.test(type) && !/^\s*[{[]/.test(text);
  if (!isForm) return jsonFields(text);
  // One pair more than signs between them.
  if (text.split('&', maxFields + 1).length > maxFields)
    throw unreadable(`最多 ${maxFields} 个字段`);
  return formFields(new URLSearchParams(text));
}

const limitBody = bodyLimit({
  maxSize: maxBodySize,
  onError: () => {
    throw new Refusal(Code.tooLarge);
  },
});

/** Reads the body as UTF-8. */
async function readText(context: Context): Promise<string> {
  const bytes = await readBytes(context);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('请求内容不是有效的 UTF-8');
  }
}

async function readBytes(context: Context): Promise<ArrayBuffer> {
  try {
    await limitBody(context, () => Promise.resolve());
    return await context.req.arrayBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable('请求内容不完整');
  }
}

function jsonFields(text: string): Fields {
  if (hasManyNames(text)) throw unreadable(`最多 ${maxNames} 个字段`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable('请求内容不是有效的 JSON');
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw unreadable('请求内容应为 JSON 对象');
  }
  return Object.assign(Object.create(null) as Fields, value);
}

/**
 * The fields of a form or a query, in an object without a prototype.
 * @throws Refusal for more than `maxFields` fields, or a name that occurs twice: lists are joined by comma.
 */
export function formFields(form: URLSearchParams): Fields {
  if (form.size > maxFields) throw unreadable(`最多 ${maxFields} 个字段`);
  const fields = Object.create(null) as Fields;
  for (const [name, value] of form) {
    if (name in fields) throw repeatedField(name);
    fields[name] = value;
  }
  return fields;
}
