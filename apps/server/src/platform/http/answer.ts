import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { Code, type Envelope } from '@anzhu/api/contract/envelope';
import { faultSentence } from '@anzhu/api/contract/issues';
import { encodeWire } from '@anzhu/api/contract/wire';
import { ZodMiniArray } from 'zod/mini';
import type { Refusal } from '../refusal.ts';
import type { FileAnswer } from './handler.ts';

/** Responses shorter than this are sent uncompressed: compressing costs more than it saves. */
const worthPacking = 4096;

const toBrotli = promisify<string, BrotliOptions, Buffer<ArrayBuffer>>(brotliCompress);
const toGzip = promisify<string, ZlibOptions, Buffer<ArrayBuffer>>(gzip);
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

const packers = {
  br: (text: string) => toBrotli(text, quick),
  gzip: (text: string) => toGzip(text, { level: 4 }),
};

/** Headers of every call's response: no caching, no type sniffing, no framing. */
export const callHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** An envelope as a response, compressed when it is large and the caller accepts that. */
export async function envelopeAnswer(
  envelope: Envelope,
  acceptEncoding?: string | null,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  return textAnswer(JSON.stringify(envelope), acceptEncoding, status, headers);
}

/** Items of a list that are encoded before other calls go on. */
const sliceSize = 1000;

/** Data as JSON of the contract. @throws when it breaks the contract. */
function jsonOf(schema: Endpoint['data'], data: unknown): string {
  const written = encodeWire(schema, data);
  if (!written.ok) throw new Error(`the answer breaks the contract: ${written.message}`);
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

/** The successful response of a call. */
export async function dataAnswer(
  { data: schema, successCode: code }: Pick<Endpoint, 'data' | 'successCode'>,
  data: unknown,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const json = (await listJson(schema, data)) ?? jsonOf(schema, data);
  const head = JSON.stringify({ code, msg: '成功' }).slice(0, -1);
  return textAnswer(`${head},"data":${json}}`, acceptEncoding);
}

/**
 * Text as a response (JSON unless the headers name another type), compressed when it is large and
 * the caller accepts that.
 */
export async function textAnswer(
  text: string,
  acceptEncoding?: string | null,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = { ...callHeaders, ...headers };
  const packing = text.length < worthPacking ? 'identity' : choosePacking(acceptEncoding);
  if (packing === 'identity') return new Response(text, { status, headers: all });
  const packed = await packers[packing](text);
  return new Response(packed, {
    status,
    headers: { ...all, 'Content-Encoding': packing, Vary: 'Accept-Encoding' },
  });
}

/** HTTP statuses of refusals outside of the application (spec: the wire). */
const beyond: Partial<Record<Code, { status: number; headers?: Record<string, string> }>> = {
  [Code.tooLarge]: { status: 413, headers: { Connection: 'close' } },
  [Code.tooMany]: { status: 429, headers: { 'Retry-After': '10' } },
  [Code.internal]: { status: 500 },
  [Code.unavailable]: { status: 503, headers: { 'Retry-After': '5' } },
};

/** A refusal as a response. A message that is the first field's says the item of the `input` as well. */
export function refusalAnswer(
  { code, message, fields, more }: Refusal,
  input?: Endpoint['input'],
): Promise<Response> {
  const { status, headers } = beyond[code] ?? { status: 200 };
  const [first] = Object.entries(fields ?? {});
  const isOfField = input !== undefined && first?.[1] === message;
  const msg = isOfField ? faultSentence(input, ...first) : message;
  const envelope = { code, msg, data: fields || more ? { fields, ...more } : null };
  return envelopeAnswer(envelope, null, status, headers);
}

/** A path that is none of ours (404), or one of ours with another method (405). */
export function unknownPath(allowed?: string): Promise<Response> {
  if (!allowed) {
    return envelopeAnswer({ code: Code.notFound, msg: '路径不存在', data: null }, null, 404);
  }
  const envelope = { code: Code.notFound, msg: `该路径只接受 ${allowed} 请求`, data: null };
  return envelopeAnswer(envelope, null, 405, { Allow: allowed });
}

/** A file as a response: streamed, under its own name, which may be Chinese. */
export function fileAnswer({ body, contentType, fileName }: FileAnswer): Response {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(fileName)}`;
  return new Response(body, {
    headers: { ...callHeaders, 'Content-Type': contentType, 'Content-Disposition': disposition },
  });
}

/** Percent-encoding that leaves no quotes, brackets or stars, which mean something there. */
const encodeRfc5987 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The ways a body may be packed, best first. */
export type Packing = 'br' | 'gzip' | 'identity';

/**
 * Selects the compression of a response by Accept-Encoding: the best one that both sides support.
 * Without the header nothing is compressed.
 */
export function choosePacking(
  accepted: string | null | undefined,
  there: readonly Packing[] = ['br', 'gzip'],
): Packing {
  if (!accepted) return 'identity';
  const taken = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
    taken.set(name, quality === undefined ? 1 : Number(quality));
  }
  const takes = (packing: Packing) => (taken.get(packing) ?? taken.get('*') ?? 0) > 0;
  return there.find((packing) => packing !== 'identity' && takes(packing)) ?? 'identity';
}
