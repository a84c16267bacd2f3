import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Code } from '@anzhu/api/contract/envelope';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import type { Config } from '../config.ts';
import { isLiveUpgrade } from '../live/upgrade.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { envelopeResponse, refusalResponse } from './response.ts';
import { limitIdleWriting } from './idleWriting.ts';
import { hasManyHosts, refuseMalformed, refuseManyHosts } from './malformedRequests.ts';

/** Handles one request. */
export type App = (request: Request, bindings: HttpBindings) => Promise<Response>;

/** The port cannot be listened on. The message is one line for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Milliseconds. Longer than a proxy keeps an idle connection, so that it never meets a closed one. */
const keepAlive = 65_000;
const headersWithin = 10_000;
const checkInterval = 2_000;

/** A connection on which nothing is read or written for so long is closed, in milliseconds. */
const idleTimeout = 120_000;

/** Address and headers together that are larger than this are refused (431). */
const maxHeaderSize = 16 * 1024;

/** Time-out for running calls during shutdown, in milliseconds. */
const timeoutMs = 10_000;

/** Node's HTTP server with the app in it, not listening yet. */
export interface Listening {
  http: HttpServer;
  /** Starts to listen. @returns the local URL. */
  open(): Promise<string>;
  /** Stops accepting, lets finish what runs (10 s at most), and closes. */
  close(): Promise<void>;
}

/** A request that is no HTTP as it should be, or an error outside of every route. */
function faultResponse(log: Log, error: unknown): Response {
  if (error instanceof RequestError) {
    return envelopeResponse(
      { code: Code.invalid, msg: '请求地址无效', data: null },
      { status: 400 },
    );
  }
  log.error('http', error);
  return refusalResponse(new Refusal(Code.internal));
}

/** Puts the app behind Node's HTTP server, with limits on what a caller may keep it waiting for. */
export function makeListening(app: App, config: Config, log: Log): Listening {
  let running = 0;
  const counted: App = async (request, bindings) => {
    running += 1;
    try {
      return await app(request, bindings);
    } finally {
      running -= 1;
    }
  };
  const answer = getRequestListener((request, bindings) => counted(request, bindings as never), {
    hostname: 'localhost',
    errorHandler: (error) => faultResponse(log, error),
  });
  const http = createServer(
    {
      requestTimeout: config.requestTimeout * 1000,
      headersTimeout: Math.min(headersWithin, config.requestTimeout * 1000),
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: checkInterval,
      maxHeaderSize,
      shouldUpgradeCallback: (request) => isLiveUpgrade(request) && !hasManyHosts(request),
    },
    (incoming, outgoing) => {
      unused.delete(incoming.socket);
      // Node may stop reading a connection with an offer that was not taken up, once its body is left unread.
      if (incoming.headers.upgrade !== undefined) outgoing.shouldKeepAlive = false;
      if (hasManyHosts(incoming)) refuseManyHosts(outgoing);
      else void answer(incoming, outgoing);
    },
  );
  http.timeout = idleTimeout;
  refuseMalformed(http);
  limitIdleWriting(http, config.writeTimeout * 1000);
  http.maxConnections = config.maxConnections;
  // Browsers open connections ahead of need: Node does not count them as idle.
  const unused = new Set<Socket>();
  http.on('upgrade', ({ socket }) => unused.delete(socket));
  http.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });

  return {
    http,
    open: () => listenOn(http, config),
    async close() {
      let isClosed = false;
      const closed = new Promise<void>((done) => http.close(() => done()));
      void closed.then(() => (isClosed = true));
      for (const socket of unused) socket.destroy();
      // A call may run longer than its connection, and a connection is idle only once its response is sent.
      const isBusy = (): boolean => running > 0 || !isClosed;
      const deadline = performance.now() + timeoutMs;
      while (isBusy() && performance.now() < deadline) {
        http.closeIdleConnections();
        await setTimeout(20);
      }
      http.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Listens on an address, which variables with this prefix set.
 * @returns the local URL.
 * @throws ListenError
 */
export async function listenOn(
  http: HttpServer,
  { host, port }: Pick<Config, 'host' | 'port'>,
  prefix: '' | 'METRICS_' = '',
): Promise<string> {
  await new Promise<void>((done, fail) => {
    http.once('error', (error) => fail(listenError(error, prefix, { host, port })));
    http.listen(port, host, done);
  });
  const address = http.address() as AddressInfo;
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
}

function listenError(
  error: Error,
  prefix: string,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Error {
  const code = 'code' in error ? error.code : undefined;
  const variable = `${prefix}PORT`;
  if (code === 'EADDRINUSE') {
    return new ListenError(
      `端口 ${port} 已被占用，请用 ${variable}=… 换一个 (port ${port} is in use)`,
    );
  }
  if (code === 'EACCES') {
    return new ListenError(`没有权限监听端口 ${port} (${variable} needs privileges)`);
  }
  return new ListenError(
    `无法在 ${prefix}HOST=${host} ${variable}=${port} 上监听：${error.message}`,
  );
}
