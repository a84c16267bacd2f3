import { http, HttpResponse, type HttpHandler } from 'msw';
import type { DataOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import { Code, codeMessage } from '../contract/envelope.ts';
import { decodeWire, encodeWire } from '../contract/wire.ts';
import { now } from './fixtures/hotel.ts';

/** The file that a download returns. */
export interface MockFile {
  fileName: string;
  body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Another content type than a sheet's. */
  type?: string;
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const stamp = now.replaceAll(/\D/g, '');

/** An export named as the server names it; its body is one line of text for each row. */
export const fileOf = <Row>(
  title: string,
  rows: readonly Row[],
  cells: (row: Row) => unknown[],
): MockFile => ({
  fileName: `${title}_${stamp}.xlsx`,
  body: rows.map((row) => cells(row).join('\t')).join('\n'),
});

/** What a resolver returns: the call's data, decoded, or a file. */
export type MockData<E extends Endpoint> = E['answer'] extends 'file' ? MockFile : DataOf<E>;

/** Computes the data of a call from its decoded input. */
export type Resolver<E extends Endpoint> = (
  input: InputOf<E>,
  request: Request,
) => MockData<E> | Promise<MockData<E>>;

/** Thrown by a resolver to send this response instead of its data. */
class ResponseError extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('the mock responds with an error');
    this.response = response;
  }
}

const envelope = (code: number | string, msg: string, data: unknown): Response =>
  HttpResponse.json({ code, msg, data } as never);

/**
 * Ends a call with an error code: `return refuse(Code.conflict, '…')`.
 *
 * @throws always
 */
export function refuse(
  code: Code,
  message: string = codeMessage[code],
  fields?: Record<string, string>,
): never {
  throw new ResponseError(envelope(code, message, fields ? { fields } : null));
}

/** Ends a call with the message of one field, 400 by default. */
export const refuseField = (field: string, message: string, code: Code = Code.invalid): never =>
  refuse(code, message, { [field]: message });

/** A promise that never settles: the loading state. As a resolver, or returned by one. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Ends a call with HTTP 500: the error state. As a resolver, or called by one. */
export function fail(): never {
  throw new ResponseError(new HttpResponse('Internal Server Error', { status: 500 }));
}

/** A download with the file name encoded as the server does. */
const fileResponse = ({ fileName, body, type = sheetType }: MockFile): Response =>
  new HttpResponse(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });

/** The fields of a request in one object, as the server reads them: query, then body, then path. */
async function requestInput(
  request: Request,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { ...query, ...(await bodyFields(request)), ...params };
}

async function bodyFields(request: Request): Promise<object> {
  if (request.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === '' ? {} : (JSON.parse(text) as object);
}

/** Decodes the input by the contract, runs the resolver and encodes its data by the contract. */
async function respond<E extends Endpoint>(
  endpoint: E,
  resolver: Resolver<E>,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  const input = decodeWire(endpoint.input, await requestInput(request.clone(), params));
  if (!input.ok) return envelope(Code.invalid, input.message, { fields: input.fields });
  const data = await resolver(input.value as InputOf<E>, request);
  if (endpoint.answer === 'file') return fileResponse(data as MockFile);
  const written = encodeWire(endpoint.data, data);
  if (!written.ok) throw new Error(`The mock of ${endpoint.path} is invalid: ${written.message}`);
  return envelope(endpoint.successCode, codeMessage[Code.success], written.value ?? null);
}

/**
 * Mocks a call of the contract, on the page's own origin. `admit` runs before the input is read and
 * may refuse the request.
 */
export function mock<E extends Endpoint>(
  endpoint: E,
  resolver: Resolver<E>,
  admit?: (request: Request) => void,
): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put';
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return http[method](path, async ({ request, params }) => {
    try {
      admit?.(request);
      return await respond(endpoint, resolver, request, params);
    } catch (error) {
      if (error instanceof ResponseError) return error.response;
      throw error;
    }
  });
}
