import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { Code, type Envelope } from '@anzhu/api/contract/envelope';
import { faultSentence } from '@anzhu/api/contract/issues';
import { encodeWire } from '@anzhu/api/contract/wire';
import { ZodMiniArray, ZodMiniObject } from 'zod/mini';
import type { Refusal } from '../refusal.ts';
import type { FileResponse } from './handler.ts';

/** Headers of a JSON text. Without its length even a short one would be compressed. */
export const jsonHeaders = (json: string): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(json)),
});

/** Data as a response. */
export function jsonResponse(data: unknown, { status = 200, headers }: Init = {}): Response {
  const json = JSON.stringify(data);
  return new Response(json, { status, headers: { ...jsonHeaders(json), ...headers } });
}

interface Init {
  status?: number;
  headers?: Record<string, string>;
}

/** An envelope as a response. */
export const envelopeResponse = (envelope: Envelope, init?: Init): Response =>
  jsonResponse(envelope, init);

/** Items of a list that are encoded before other calls go on: a room of the time axis has bars of its own. */
const sliceSize = 250;

/** Data as JSON of the contract. @throws when it breaks the contract. */
function jsonOf(schema: Endpoint['data'], data: unknown): string {
  const written = encodeWire(schema, data);
  if (!written.ok) throw new Error(`the response breaks the contract: ${written.message}`);
  return JSON.stringify(written.value);
}

/** A long list as JSON of the contract, slice by slice; null for all other data. */
async function listJson(schema: Endpoint['data'], data: unknown): Promise<string | null> {
  if (!(schema instanceof ZodMiniArray) || !Array.isArray(data)) return null;
  if (data.length <= sliceSize) return null;
  const slices: string[] = [];
  for (let from = 0; from < data.length; from += sliceSize) {
    slices.push(jsonOf(schema, data.slice(from, from + sliceSize)).slice(1, -1));
    await setImmediate();
  }
  return `[${slices.join(',')}]`;
}

/** An object with a long list as JSON of the contract, field by field; null for all other data. */
async function fieldsJson(schema: Endpoint['data'], data: unknown): Promise<string | null> {
  if (!(schema instanceof ZodMiniObject) || typeof data !== 'object' || data === null) return null;
  const shape = schema.shape as Record<string, Endpoint['data']>;
  const entries = Object.entries(data);
  const isLong = entries.some(([, value]) => Array.isArray(value) && value.length > sliceSize);
  if (!isLong || entries.some(([name]) => !(name in shape))) return null;
  const fields: string[] = [];
  for (const name of Object.keys(shape)) {
    const field = shape[name];
    const value = (data as Record<string, unknown>)[name];
    if (!field) continue;
    const json = (await listJson(field, value)) ?? jsonOf(field, value);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join(',')}}`;
}

/** The envelope of a call that succeeded, as JSON. */
export async function dataJson(
  { data: schema, successCode: code }: Pick<Endpoint, 'data' | 'successCode'>,
  data: unknown,
): Promise<string> {
  const json =
    (await listJson(schema, data)) ?? (await fieldsJson(schema, data)) ?? jsonOf(schema, data);
  const head = JSON.stringify({ code, msg: '成功' }).slice(0, -1);
  return `${head},"data":${json}}`;
}

/** HTTP statuses of refusals outside of the application (spec: the wire). */
const beyond: Partial<Record<Code, Init>> = {
  [Code.tooLarge]: { status: 413, headers: { Connection: 'close' } },
  [Code.tooMany]: { status: 429, headers: { 'Retry-After': '10' } },
  [Code.internal]: { status: 500 },
  [Code.unavailable]: { status: 503, headers: { 'Retry-After': '5' } },
};

/** A refusal as a response. A message that is the first field's says the item of the `input` as well. */
export function refusalResponse(
  { code, message, fields, more }: Refusal,
  input?: Endpoint['input'],
): Response {
  const [first] = Object.entries(fields ?? {});
  const isOfField = input !== undefined && first?.[1] === message;
  const msg = isOfField ? faultSentence(input, ...first) : message;
  return envelopeResponse(
    { code, msg, data: fields || more ? { fields, ...more } : null },
    beyond[code],
  );
}

/** A path that is none of ours (404), or one of ours with another method (405). */
export function unknownPath(allowed?: string): Response {
  const msg = allowed ? `该路径只接受 ${allowed} 请求` : '路径不存在';
  const envelope = { code: Code.notFound, msg, data: null };
  return envelopeResponse(
    envelope,
    allowed ? { status: 405, headers: { Allow: allowed } } : { status: 404 },
  );
}

/** A file as a response: streamed, under its own name, which may be Chinese. */
export function fileResponse({ body, contentType, fileName }: FileResponse): Response {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(fileName)}`;
  return new Response(body, {
    headers: { 'Content-Type': contentType, 'Content-Disposition': disposition },
  });
}

/** Percent-encoding that leaves no quotes, brackets or stars, which mean something there. */
const encodeRfc5987 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
