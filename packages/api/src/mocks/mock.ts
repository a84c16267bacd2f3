import { http, HttpResponse, type HttpHandler } from 'msw';
import type { DataOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import { Code, codeMessage } from '../contract/envelope.ts';
import { decodeWire, encodeWire } from '../contract/wire.ts';
import { wireOf } from './wireOf.ts';

/** A file that a mock answers. */
export interface MockFile {
  fileName: string;
  body: string;
}

type Answer<E extends Endpoint> = E['answer'] extends 'file' ? MockFile : DataOf<E>;

/** Answers a call: it gets the input as we have it and returns the data as we have it. */
export type Resolver<E extends Endpoint> = (
  input: InputOf<E>,
  request: Request,
) => Answer<E> | Promise<Answer<E>>;

/** What a resolver throws to answer otherwise. */
class Interruption extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('the mock answers otherwise');
    this.response = response;
  }
}

const envelope = (code: number | string, msg: string, data: unknown): Response =>
  HttpResponse.json({ code, msg, data } as never);

/** Answers with a refusal: `return refuse(Code.conflict, '…')`. */
export function refuse(
  code: Code,
  message: string = codeMessage[code],
  fields?: Record<string, string>,
): never {
  throw new Interruption(envelope(code, message, fields ? { fields } : null));
}

/** Never answers: the loading state. As a resolver, or returned by one. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** Answers with HTTP 500: the error state. As a resolver, or called by one. */
export function fail(): never {
  throw new Interruption(new HttpResponse('Internal Server Error', { status: 500 }));
}

/** Answers with a file, its name as a server of ours gives it. */
const fileResponse = ({ fileName, body }: MockFile): Response =>
  new HttpResponse(body, {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });

/** Does what the server does: reads the input by the contract, answers by the contract. */
async function answer<E extends Endpoint>(
  endpoint: E,
  resolver: Resolver<E>,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  const input = decodeWire(endpoint.input, await wireOf(request.clone(), params));
  if (!input.ok) return envelope(Code.invalid, input.message, { fields: input.fields });
  const told = await resolver(input.value as InputOf<E>, request);
  if (endpoint.answer === 'file') return fileResponse(told as MockFile);
  const data = encodeWire(endpoint.data, told);
  if (!data.ok) throw new Error(`The mock of ${endpoint.path} answers wrongly: ${data.message}`);
  return envelope(endpoint.successCode, codeMessage[Code.success], data.value ?? null);
}

/** Mocks a call of the contract, on the page's own origin. */
export function mock<E extends Endpoint>(endpoint: E, resolver: Resolver<E>): HttpHandler {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put';
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return http[method](path, async ({ request, params }) => {
    try {
      return await answer(endpoint, resolver, request, params);
    } catch (error) {
      if (error instanceof Interruption) return error.response;
      throw error;
    }
  });
}
