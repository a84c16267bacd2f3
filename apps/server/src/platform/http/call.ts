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
import { dayOf } from '@anzhu/api/rules/days';
import { futureBirths } from '@anzhu/api/rules/residentId';
import { getConnInfo } from '@hono/node-server/conninfo';
import { getCookie, setCookie } from 'hono/cookie';
import type { Origin, RequestKey } from '../caller.ts';
import { localTime } from '../clock.ts';
import { hashOf, keyValue } from '../db/idempotency.ts';
import { storeFault, storeFaultCode, storeFaultMessage, untilBack } from '../db/errors.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { dataJson, fileResponse, jsonHeaders, refusalResponse } from './response.ts';
import { type Fields, formFields, readBody } from './body.ts';
import type {
  CallContext,
  Cookies,
  DirectCall,
  EndpointHandler,
  FileResponse,
  RunCall,
} from './handler.ts';
import { incomingFolder, readMultipart } from './multipart.ts';
import { type Admitted, authorise, identify } from './permission.ts';

/** Result of a call: its response, and what the request log records. */
interface Outcome {
  response: Response;
  code: number | string;
  userId: number | null;
}

/** Handles a call. Never throws: an error becomes an envelope as well. */
export interface Caller {
  overHttp(context: CallContext): Promise<Response>;
  /** A call without HTTP, by a caller who is known. */
  direct(call: DirectCall): Promise<Response>;
}

/** A call on its way, however it came. */
interface IncomingCall {
  origin: Origin;
  signal: AbortSignal;
  cookies: Cookies;
  requestKey: string | undefined;
  using?: DirectCall['using'];
  traceparent?: string | undefined;
  identify(): Promise<Admitted>;
  /** Reads the fields and calls `work` with the valid input; an uploaded file is there until that is done. */
  withInput(work: (input: unknown) => Promise<Response>): Promise<Response>;
  /** The envelope as a response, with the cookies that were set. */
  send(json: string): Response;
}

/** A call without HTTP has none. */
const noCookies: Cookies = { get: () => null, set: () => undefined };

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
  { handler, run }: { handler: EndpointHandler<Endpoint>; run: RunCall },
): Caller {
  const keys = pathKeys(endpoint.path);
  // A change waits for a database that is away, from its first read on.
  const waits = endpoint.changes && server.store.engine === 'postgres';
  const patience = waits ? server.config.databasePatience * 1000 : 0;
  const isSecure = server.config.publicUrl?.startsWith('https:') ?? false;

  /** Refuses ID numbers of people who are not born yet: the contract has no clock. */
  function checkBirths(input: unknown): void {
    const faults = futureBirths(input, dayOf(localTime(server.clock.now())));
    const [first] = Object.values(faults);
    if (first !== undefined) throw new Refusal(Code.invalid, first, faults);
  }

  function validate(fields: unknown, isCut = false): unknown {
    const reading = decodeWire(endpoint.input, fields);
    if (reading.ok) {
      if (endpoint.changes) checkBirths(reading.value);
      return reading.value;
    }
    throw new Refusal(isCut ? Code.tooLarge : Code.invalid, reading.message, reading.fields);
  }

  /** The input of a request; an uploaded file is there until `work` is done. */
  async function withInput(
    context: CallContext,
    signal: AbortSignal,
    work: (input: unknown) => Promise<Response>,
  ): Promise<Response> {
    const validateFields = (fields: Fields, isCut = false): unknown => {
      for (const key of keys) fields[key] = context.req.param(key);
      return validate(fields, isCut);
    };
    if (endpoint.encoding !== 'multipart') {
      const isGet = endpoint.method === 'GET';
      const fields = isGet
        ? formFields(new URL(context.req.url).searchParams)
        : await readBody(context);
      return work(validateFields(fields));
    }
    const form = await readMultipart(context, incomingFolder(server.config.dataDir));
    try {
      const input = validateFields(form.fields, form.isCut);
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

  async function outcome(call: IncomingCall): Promise<Outcome> {
    let caller: Admitted = { session: null, channel: null };
    const { origin, signal, cookies } = call;
    const end = performance.now() + patience;
    try {
      caller = await untilBack(() => call.identify(), patience);
      authorise(endpoint, caller);
      const response = await call.withInput(async (input) => {
        const key = readKey(call.requestKey, endpoint, { caller, input });
        const using = call.using
          ? { ...server, ...call.using }
          : endpoint.mayLag
            ? { ...server, store: server.store.forLagging() }
            : server;
        const handle = (from: Origin) =>
          handler({ ...caller, input, origin: from, signal, cookies, run }, using);
        // What was changed under a key is found when the handler runs again.
        const data = await (key
          ? untilBack(
              async () => handle({ ...origin, key: { ...key, changes: 0 } }),
              end - performance.now(),
            )
          : handle(origin));
        if (endpoint.answer === 'file') return fileResponse(data as FileResponse);
        const json = await dataJson(endpoint, data);
        return call.send(json);
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

  /** Makes a call, and notes how it went. */
  async function respond(call: IncomingCall): Promise<Response> {
    const started = performance.now();
    const { requestId } = call.origin;
    const work = () => outcome(call);
    const { response, code, userId } = await (server.traces?.call(
      {
        name,
        method: endpoint.method,
        path: endpoint.path,
        requestId,
        traceparent: call.traceparent,
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
  }

  return {
    overHttp(context) {
      const origin = originOf(context, server.config.trustProxy);
      const { signal } = context.req.raw;
      return respond({
        origin,
        signal,
        cookies: cookiesOf(context, isSecure),
        requestKey: context.req.header(requestKeyHeader),
        traceparent: server.config.trustProxy > 0 ? context.req.header('traceparent') : undefined,
        identify: () => identify(server, endpoint, { context, origin }),
        withInput: (work) => withInput(context, signal, work),
        send: (json) => context.body(json, 200, jsonHeaders(json)),
      });
    },
    direct: ({ session, input, origin, signal, requestKey, using }) =>
      respond({
        origin,
        signal,
        cookies: noCookies,
        requestKey,
        using,
        identify: () => Promise.resolve({ session, channel: null }),
        withInput: async (work) => work(validate(input)),
        send: (json) => new Response(json),
      }),
  };
}

/** Where a request comes from. */
export function originOf(context: CallContext, proxies: number): Origin {
  const { incoming } = context.env;
  return {
    requestId: context.get('requestId'),
    address: addressOf(context, proxies),
    agent: (incoming.headers['user-agent'] ?? '').slice(0, 200),
    port: incoming.socket.localPort ?? 0,
  };
}

/** Longest `Idempotency-Key`. */
const longestKey = 64;

/** The `Idempotency-Key` of a change; null without one. */
function readKey(
  given: string | undefined,
  endpoint: Endpoint,
  { caller: { session, channel }, input }: { caller: Admitted; input: unknown },
): RequestKey | null {
  if (!given || !takesRequestKey(endpoint)) return null;
  if (given.length > longestKey) {
    throw new Refusal(Code.invalid, `${requestKeyHeader} 最多 ${longestKey} 个字符`);
  }
  return {
    value: keyValue(session ?? channel, given),
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
