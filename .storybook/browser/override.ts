import { http, HttpResponse, type HttpHandler } from 'msw';
import type { DataOf, Endpoint, InputOf } from '../../packages/api/src/contract/endpoint.ts';
import { type Code, codeMessage } from '../../packages/api/src/contract/envelope.ts';
import { decodeWire, encodeWire } from '../../packages/api/src/contract/wire.ts';

/** A file that a download returns. */
interface MockFile {
  fileName: string;
  body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  type?: string;
}

type MockData<E extends Endpoint> = E['answer'] extends 'file' ? MockFile : DataOf<E>;

/** What a story has a call do in place of the server. */
type Resolver<E extends Endpoint> = (
  input: InputOf<E>,
  request: Request,
) => MockData<E> | Promise<MockData<E>>;

/** Thrown by a resolver to send this response. */
class ResponseError extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('the story has this call fail');
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
  data: unknown = null,
): never {
  throw new ResponseError(envelope(code, message, data));
}

/** A promise that never settles: the loading state. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Ends a call with HTTP 500: the error state. */
export function fail(): never {
  throw new ResponseError(new HttpResponse('Internal Server Error', { status: 500 }));
}

const fileResponse = ({ fileName, body, type = '' }: MockFile): Response =>
  new HttpResponse(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });

async function fieldsOf(request: Request): Promise<object> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as object);
}

/** Has a resolver respond to a call, in place of the server: to fail, to wait, or with data of a story's own. */
export function mock<E extends Endpoint>(endpoint: E, resolver: Resolver<E>): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put';
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return http[method](path, async ({ request, params }) => {
    try {
      const fields = { ...(await fieldsOf(request.clone())), ...params };
      const input = decodeWire(endpoint.input, fields);
      if (!input.ok) throw new Error(`${endpoint.path}: ${input.message}`);
      const data = await resolver(input.value as InputOf<E>, request);
      if (endpoint.answer === 'file') return fileResponse(data as MockFile);
      const written = encodeWire(endpoint.data, data);
      if (!written.ok) throw new Error(`${endpoint.path}: ${written.message}`);
      return envelope(endpoint.successCode, '成功', written.value ?? null);
    } catch (error) {
      if (error instanceof ResponseError) return error.response;
      throw error;
    }
  });
}
