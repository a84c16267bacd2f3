import { isIP } from 'node:net';
import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import { Code, codeMessage } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { decodeWire } from '@anzhu/api/contract/wire';
import { getConnInfo } from '@hono/node-server/conninfo';
import { getCookie, setCookie } from 'hono/cookie';
import type { Origin } from '../caller.ts';
import { storeFault, storeFaultCode, storeFaultMessage } from '../db/errors.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { dataJson, fileResponse, jsonHeaders, refusalResponse } from './response.ts';
import { type Fields, formFields, readBody } from './body.ts';
import type { CallContext, Cookies, EndpointHandler, FileResponse } from './handler.ts';
import { incomingFolder, readMultipart } from './multipart.ts';
import { type Admitted, authorise, identify } from './permission.ts';

/** Result of a call: its response, and what the request log records. */
interface Outcome {
  response: Response;
  code: number | string;
  userId: number | null;
}

/** Handles a call. Never throws: an error becomes an envelope as well. */
export type Caller = (context: CallContext) => Promise<Response>;

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
export const brokenResponse = (server: Server, where: string, error: unknown, id: string) =>
  refusalResponse(brokenRefusal(server, where, error, id));

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

  function validate(context: CallContext, fields: Fields, isCut = false): unknown {
    for (const key of keys) fields[key] = context.req.param(key);
    const reading = decodeWire(endpoint.input, fields);
    if (reading.ok) return reading.value;
    throw new Refusal(isCut ? Code.tooLarge : Code.invalid, reading.message, reading.fields);
  }

  /** Reads the input and calls `work` with it; an uploaded file is there until that is done. */
  async function withInput(
    context: CallContext,
    signal: AbortSignal,
    work: (input: unknown) => Promise<Response>,
  ): Promise<Response> {
    if (endpoint.encoding !== 'multipart') {
      const isGet = endpoint.method === 'GET';
      const fields = isGet
        ? formFields(new URL(context.req.url).searchParams)
        : await readBody(context);
      return work(validate(context, fields));
    }
    const form = await readMultipart(context, incomingFolder(server.config.dataDir));
    try {
      const input = validate(context, form.fields, form.isCut);
      for (const [field, value] of Object.entries(form.fields)) {
        if (value instanceof File) await server.virusScan(field, value, signal);
      }
      return await work(input);
    } finally {
      await form.discard();
    }
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

  async function outcome(context: CallContext, origin: Origin): Promise<Outcome> {
    let caller: Admitted = { session: null, channel: null };
    const { signal } = context.req.raw;
    try {
      caller = await identify(server, endpoint, { context, origin });
      authorise(endpoint, caller);
      const cookies = cookiesOf(context, isSecure);
      const response = await withInput(context, signal, async (input) => {
        const data = await handler({ ...caller, input, origin, signal, cookies }, server);
        if (endpoint.answer === 'file') return fileResponse(data as FileResponse);
        const json = await dataJson(endpoint, data);
        return context.body(json, 200, jsonHeaders(json));
      });
      return { response, code: endpoint.successCode, userId: caller.session?.userId ?? null };
    } catch (thrown) {
      // The caller left and the handler stopped: no fault of ours.
      const hasLeft = signal.aborted && thrown === signal.reason;
      const error = hasLeft ? new Refusal(Code.invalid, '请求内容不完整') : thrown;
      if (error instanceof Refusal && error.cause) {
        server.log.error(name, error.cause, origin.requestId);
      }
      const refusal =
        error instanceof Refusal ? error : brokenRefusal(server, name, error, origin.requestId);
      const { code } = refusal;
      if (code === Code.noPermission) await recordRefused(caller, origin);
      return {
        response: refusalResponse(refusal, endpoint.input),
        code,
        userId: caller.session?.userId ?? null,
      };
    }
  }

  return async (context) => {
    const started = performance.now();
    const requestId = context.get('requestId');
    const { incoming } = context.env;
    const origin = {
      requestId,
      address: addressOf(context, server.config.trustProxy),
      agent: (incoming.headers['user-agent'] ?? '').slice(0, 200),
      port: incoming.socket.localPort ?? 0,
    };
    const { response, code, userId } = await outcome(context, origin);
    server.log.request({
      id: requestId,
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

/**
 * Cookies of a call. Scripts cannot read them, and other sites cannot send them. With `isSecure` they travel over
 * HTTPS only, and their names begin with `__Host-`: browsers accept such a cookie from this host alone.
 */
function cookiesOf(context: CallContext, isSecure: boolean): Cookies {
  const prefix = isSecure ? 'host' : undefined;
  return {
    get: (name) => getCookie(context, name, prefix) ?? null,
    set: (name, value, options) =>
      setCookie(context, name, value, {
        ...options,
        ...(prefix && { prefix }),
        httpOnly: true,
        sameSite: 'Strict',
      }),
  };
}

/** IPv4 in IPv6 clothing reads as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The caller's address: the peer, or as `proxies` trusted proxies report it. Each proxy appends the
 * address of its own peer to X-Forwarded-For; entries further left may be forged.
 */
function addressOf(context: CallContext, proxies: number): string {
  const peer = plain(getConnInfo(context).remote.address ?? '');
  if (proxies === 0) return peer;
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((one) => plain(one.trim()));
  const address = forwarded.at(-proxies) ?? '';
  return isIP(address) === 0 ? peer : address;
}
