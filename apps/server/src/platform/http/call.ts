import { isIP } from 'node:net';
import {
  type Endpoint,
  pathKeys,
  requestKeyHeader,
  takesRequestKey,
} from '@anzhu/api/contract/endpoint';
import { Code, codeMessage } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { decodeWire } from '@anzhu/api/contract/wire';
import { getConnInfo } from '@hono/node-server/conninfo';
import { getCookie, setCookie } from 'hono/cookie';
import type { Origin, RequestKey } from '../caller.ts';
import { hashOf } from '../db/answeredChange.ts';
import { storeFault, storeFaultCode, storeFaultMessage, untilBack } from '../db/errors.ts';
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
  // A change waits for a database that is away, from its first read on.
  const waits = endpoint.changes && server.store.engine === 'postgres';
  const patience = waits ? server.config.databasePatience * 1000 : 0;
  // Calls of roles: the others are about sessions and rights, which only the primary knows.
  const isReading = !endpoint.changes && Array.isArray(endpoint.access);
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
    const end = performance.now() + patience;
    try {
      caller = await untilBack(() => identify(server, endpoint, { context, origin }), patience);
      authorise(endpoint, caller);
      const cookies = cookiesOf(context, isSecure);
      const response = await withInput(context, signal, async (input) => {
        const key = readKey(context, endpoint, { caller, input });
        const using = isReading ? readingServer(server) : server;
        const handle = (from: Origin) =>
          handler({ ...caller, input, origin: from, signal, cookies }, using);
        // What was changed under a key is found when the handler runs again.
        const data = await (key
          ? untilBack(
              async () => handle({ ...origin, key: { ...key, changes: 0 } }),
              end - performance.now(),
            )
          : handle(origin));
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
    const work = () => outcome(context, origin);
    const { response, code, userId } = await (server.traces?.call(
      {
        name,
        method: endpoint.method,
        path: endpoint.path,
        requestId,
        traceparent: server.config.trustProxy > 0 ? context.req.header('traceparent') : undefined,
      },
      work,
    ) ?? work());
    const milliseconds = performance.now() - started;
    server.metrics?.called({ name, code, seconds: milliseconds / 1000 });
    server.log.request({
      id: requestId,
      method: endpoint.method,
      path: endpoint.path,
      status: response.status,
      code,
      milliseconds: Math.round(milliseconds),
      userId,
    });
    return response;
  };
}

/** The server for a call that changes nothing: a standby may serve it. */
function readingServer(server: Server): Server {
  const store = server.store.forReading();
  return store === server.store ? server : { ...server, store };
}

/** Longest `Idempotency-Key`. */
const longestKey = 64;

/** The `Idempotency-Key` of a change; null without one. */
function readKey(
  context: CallContext,
  endpoint: Endpoint,
  { caller: { session, channel }, input }: { caller: Admitted; input: unknown },
): RequestKey | null {
  const given = context.req.header(requestKeyHeader);
  if (!given || !takesRequestKey(endpoint)) return null;
  if (given.length > longestKey) {
    throw new Refusal(Code.invalid, `${requestKeyHeader} 最多 ${longestKey} 个字符`);
  }
  // With another role or hotel it is another call: whether it is allowed is decided anew.
  const sender = session
    ? `user ${session.userId} ${session.role} ${session.hotelId}`
    : `channel ${channel?.name ?? ''}`;
  return {
    value: hashOf(sender, given),
    // The key is random and is not stored: without it a password or a number in the input could be guessed by its hash.
    content: hashOf(given, endpoint.path, JSON.stringify(input)),
    changes: 0,
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
