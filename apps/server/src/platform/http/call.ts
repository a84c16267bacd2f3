import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import { Code, codeMessage } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { decodeWire } from '@anzhu/api/contract/wire';
import type { Origin } from '../caller.ts';
import { storeFault, storeFaultCode, storeFaultMessage } from '../db/errors.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { dataAnswer, fileAnswer, refusalAnswer } from './answer.ts';
import { type Fields, formFields, incomingFolder, readBody, readMultipart } from './body.ts';
import { makeCookies } from './cookies.ts';
import type { EndpointHandler, FileAnswer } from './handler.ts';
import { type Admitted, authorise, identify } from './permission.ts';

/** A request for a known call, as the router found it. */
interface IncomingCall {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
  /** What stands in the path for `{key}`, decoded. */
  path: (key: string) => string | undefined;
  query: () => URLSearchParams;
}

/** The same, with a signal that is aborted when the connection ends: the caller has left, or has the response. */
type AbortableCall = IncomingCall & { signal: AbortSignal };

/** Result of a call: its response, and what the request log records. */
interface Outcome {
  response: Response;
  code: number | string;
  userId: number | null;
}

/** Handles a call. Never throws: an error becomes an envelope as well. */
export type Caller = (arrival: IncomingCall) => Promise<Response>;

/**
 * The refusal for an unexpected error: an id to quote and no detail; the error is logged. A database that
 * is away, or cannot be written, is named as the cause.
 */
function brokenRefusal(server: Server, where: string, error: unknown, id: string): Refusal {
  server.log.error(where, error, id);
  const fault = storeFault(error);
  const code = fault ? storeFaultCode[fault] : Code.internal;
  const what = fault ? storeFaultMessage[fault] : codeMessage[code];
  return new Refusal(code, `${what}，编号 ${id}`);
}

/** Response to an unexpected error outside of a call. */
export const brokenAnswer = (server: Server, where: string, error: unknown, id: string) =>
  refusalAnswer(brokenRefusal(server, where, error, id));

/**
 * Makes the caller of one endpoint: session and permission first, then the body, then validation by
 * the contract, then the handler.
 */
export function makeCaller(
  server: Server,
  name: string,
  endpoint: Endpoint,
  handler: EndpointHandler<Endpoint>,
): Caller {
  const keys = pathKeys(endpoint.path);
  const isSecure = server.config.publicUrl?.startsWith('https:') ?? false;

  function checked(
    arrival: IncomingCall,
    { fields, isCut = false }: { fields: Fields; isCut?: boolean },
  ) {
    for (const key of keys) fields[key] = arrival.path(key);
    const reading = decodeWire(endpoint.input, fields);
    if (reading.ok) return reading.value;
    throw new Refusal(isCut ? Code.tooLarge : Code.invalid, reading.message, reading.fields);
  }

  /** Reads what is given and hands it on; a file that came along is there until that is done. */
  async function withInput(
    arrival: AbortableCall,
    answered: (input: unknown) => Promise<Response>,
  ) {
    if (endpoint.encoding === 'multipart') {
      const folder = incomingFolder(server.config.dataDir);
      const form = await readMultipart(arrival.incoming, folder);
      try {
        const input = checked(arrival, form);
        for (const [field, value] of Object.entries(form.fields)) {
          if (value instanceof File) await server.virusScan(field, value, arrival.signal);
        }
        return await answered(input);
      } finally {
        await form.discard();
      }
    }
    const isGet = endpoint.method === 'GET';
    const fields: Fields = isGet ? formFields(arrival.query()) : await readBody(arrival.incoming);
    return answered(checked(arrival, { fields }));
  }

  async function answer(
    arrival: AbortableCall,
    caller: Admitted,
    origin: Origin,
  ): Promise<Response> {
    return withInput(arrival, async (input) => {
      const { cookie, 'accept-encoding': accepted } = arrival.incoming.headers;
      const cookies = makeCookies(cookie, isSecure);
      const { signal } = arrival;
      const data = await handler({ ...caller, input, origin, signal, cookies }, server);
      if (endpoint.answer === 'file') return fileAnswer(data as FileAnswer);
      const response = await dataAnswer(endpoint, data, accepted);
      for (const header of cookies.headers) response.headers.append('Set-Cookie', header);
      return response;
    });
  }

  const recordRefused = ({ session }: Admitted, origin: Origin): Promise<void> =>
    server.securityLog.record({
      type: LogType.refusedCall,
      sketch: '越权调用',
      account: session,
      name: '未知渠道',
      origin,
      detail: { label: '调用', value: `${endpoint.summary}（${endpoint.path}）` },
    });

  async function outcome(arrival: AbortableCall, origin: Origin): Promise<Outcome> {
    let caller: Admitted = { session: null, channel: null };
    try {
      const { headers } = arrival.incoming;
      caller = await identify(server, endpoint, { headers, origin });
      authorise(endpoint, caller);
      const response = await answer(arrival, caller, origin);
      return { response, code: endpoint.successCode, userId: caller.session?.userId ?? null };
    } catch (thrown) {
      // The caller left and the handler stopped: no fault of ours.
      const hasLeft = thrown === arrival.signal.reason;
      const error = hasLeft ? new Refusal(Code.invalid, '请求内容不完整') : thrown;
      if (error instanceof Refusal && error.cause) {
        server.log.error(name, error.cause, origin.requestId);
      }
      const refusal =
        error instanceof Refusal ? error : brokenRefusal(server, name, error, origin.requestId);
      const { code } = refusal;
      if (code === Code.noPermission) await recordRefused(caller, origin);
      return {
        response: await refusalAnswer(refusal, endpoint.input),
        code,
        userId: caller.session?.userId ?? null,
      };
    }
  }

  return async (arrival) => {
    const started = performance.now();
    const { incoming, outgoing, requestId } = arrival;
    const leaving = new AbortController();
    outgoing.once('close', () => leaving.abort());
    const origin = {
      requestId,
      address: addressOf(incoming, server.config.trustProxy),
      agent: (incoming.headers['user-agent'] ?? '').slice(0, 200),
      port: incoming.socket.localPort ?? 0,
    };
    const { response, code, userId } = await outcome(
      { ...arrival, signal: leaving.signal },
      origin,
    );
    server.log.request({
      id: origin.requestId,
      method: endpoint.method,
      path: endpoint.path,
      status: response.status,
      code,
      milliseconds: Math.round(performance.now() - started),
      userId,
    });
    return response;
  };
}

/** IPv4 in IPv6 clothing reads as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The caller's address: the peer, or as `proxies` trusted proxies report it. Each proxy appends the
 * address of its own peer to X-Forwarded-For; entries further left may be forged.
 */
function addressOf(request: IncomingMessage, proxies: number): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => plain(one.trim()));
  const address = forwarded.at(-proxies) ?? '';
  return isIP(address) === 0 ? peer : address;
}

/** The header that carries the id of a request, from proxies before us and back to the caller. */
export const requestIdHeader = 'X-Request-Id';

/** What an id may be made of: nothing that could mean something in a log. */
const fitting = /^[\w.-]{8,64}$/;

/**
 * The id of a request, for logs and error messages. A trusted proxy's id is used; an id from any
 * other caller is ignored, since it could imitate that of another request.
 */
export function requestIdOf(request: IncomingMessage, proxies: number): string {
  const given = proxies > 0 ? String(request.headers['x-request-id'] ?? '') : '';
  return fitting.test(given) ? given : randomUUID().slice(0, 8);
}
