import './node/globals.ts';
import world from 'virtual:hotel-world';
import { handlers } from '../../apps/server/src/app/handlers.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { makeExportQueue } from '../../apps/server/src/platform/exportQueue.ts';
import type { FileStorage } from '../../apps/server/src/platform/files/storage.ts';
import { filesPath } from '../../apps/server/src/platform/files/uploaded.ts';
import { makeCaller, type Caller } from '../../apps/server/src/platform/http/call.ts';
import type { EndpointHandler } from '../../apps/server/src/platform/http/handler.ts';
import { makeBoards } from '../../apps/server/src/platform/live/boards.ts';
import { makeStore } from '../../apps/server/src/platform/db/makeStore.ts';
import { DataKeys, keyFileOf } from '../../apps/server/src/platform/db/personalData/dataKey.ts';
import { ledgerGateway } from '../../apps/server/src/platform/payment/ledgerGateway.ts';
import type { Server } from '../../apps/server/src/platform/server.ts';
import { makeRateLimit } from '../../apps/server/src/platform/session/limit.ts';
import { makePasswords } from '../../apps/server/src/platform/session/passwords.ts';
import { makeSecurityLog } from '../../apps/server/src/platform/session/securityLog.ts';
import {
  findSession,
  hashToken,
  tokenIn,
} from '../../apps/server/src/platform/session/sessions.ts';
import { makeSignInGate } from '../../apps/server/src/platform/session/signInGate.ts';
import { contract, type Contract } from '../../packages/api/src/contract/index.ts';
import { type Endpoint, pathKeys } from '../../packages/api/src/contract/endpoint.ts';
import { liveBeat } from '../../packages/api/src/contract/live.ts';
import type { PageRequest } from './body.ts';
import { clearCookies } from './cookies.ts';
import { openEngine } from './engine.ts';
import { environment } from './environment.ts';
import { files } from './node/small.ts';
import { boardSocket, type LiveClient } from './boardSocket.ts';

/** The server of one story, on a store of its own. */
export interface Backend {
  server: Server;
  /** The response to a request; null where it is neither a call nor an uploaded picture. */
  respond(request: Request): Promise<Response | null>;
  /** True for the address of a picture that was uploaded in this story. */
  hasPicture(request: Request): boolean;
  /** Opens a live board for the token that the client's protocols hold. */
  connect(client: LiveClient, protocols: readonly string[]): Promise<void>;
  /** Moves the server's clock on by so many seconds. */
  forward(seconds: number): void;
  close(): Promise<void>;
}

/** `{id}` of a path as a group of its pattern. What is spelled out comes before what is not. */
const routes = Object.entries<Endpoint>(contract)
  .toSorted(([, one], [, other]) => pathKeys(one.path).length - pathKeys(other.path).length)
  .map(([name, endpoint]) => ({
    name: name as keyof Contract,
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

let bytes: Promise<Uint8Array> | null = null;

/** The store as it was built. */
async function unpack(): Promise<Uint8Array> {
  const { body } = await fetch(world.store);
  if (!body) throw new Error('the store is empty');
  const unpacked = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await unpacked.arrayBuffer());
}

/** Uploaded pictures, in memory. */
function memoryStorage(): FileStorage & { blobs: Map<string, Blob> } {
  const blobs = new Map<string, Blob>();
  return {
    blobs,
    async put(name, type, content) {
      blobs.set(name, new Blob([content], { type }));
    },
    async get(name) {
      const blob = blobs.get(name);
      return blob ? { size: blob.size, body: blob.stream() } : null;
    },
    async remove(name) {
      blobs.delete(name);
    },
    async *list() {
      for (const name of blobs.keys()) yield { name, storedAt: 0 };
    },
  };
}

/** Opens the server on a fresh copy of the hotels. `onError` is called with what breaks inside it. */
export async function openBackend(
  time: () => number,
  onError: (error: unknown) => void,
): Promise<Backend> {
  clearCookies();
  const config = readConfig(environment);
  files.set(keyFileOf(config), world.key);
  let skipped = 0;
  const clock = { now: () => time() + skipped };
  const log = {
    info: () => undefined,
    error: (_where: string, error: unknown) => onError(error),
    request: () => undefined,
  };
  const boards = makeBoards({
    beat: liveBeat,
    findSession: async (token) => (await findSession(store.db, clock, token)).session,
    onError,
  });
  const engine = await openEngine(await (bytes ??= unpack()), ({ events, checksBoards }) => {
    if (checksBoards) boards.checkAgain();
    boards.deliver(events);
  });
  const store = makeStore(engine, new DataKeys(keyFileOf(config)), clock);
  const securityLog = makeSecurityLog({ store, clock, log });
  const unlimited = makeRateLimit(1_000_000, clock);
  const storage = memoryStorage();
  const server: Server = {
    config,
    clock,
    log,
    store,
    files: storage,
    virusScan: () => Promise.resolve(),
    exportQueue: makeExportQueue(1),
    live: boards,
    payment: ledgerGateway(store, clock),
    passwords: makePasswords(config.scryptCost),
    securityLog,
    signInGate: makeSignInGate(unlimited),
    phoneCheckLimit: unlimited,
    stopping: new AbortController().signal,
    qrCodeLimit: unlimited,
    missedNumberLimit: unlimited,
    channelLimit: unlimited,
  };
  const callers = new Map<string, Caller>();
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function call(request: Request): Promise<Response> | null {
    const { pathname, searchParams } = new URL(request.url);
    for (const { name, endpoint, pattern } of routes) {
      const match = request.method === endpoint.method ? pattern.exec(pathname) : null;
      if (!match) continue;
      const handler = handlers[name] as unknown as EndpointHandler<Endpoint>;
      const caller = callers.get(name) ?? makeCaller(server, name, endpoint, handler);
      callers.set(name, caller);
      const headers = { 'user-agent': navigator.userAgent, ...Object.fromEntries(request.headers) };
      const incoming = { headers, socket: {}, request } as PageRequest;
      return caller({
        incoming: incoming as never,
        outgoing: { once: () => undefined } as never,
        requestId: 'story',
        path: (key) => decodeURIComponent(match.groups?.[key] ?? ''),
        query: () => searchParams,
      });
    }
    return null;
  }

  const pictureAt = ({ url }: Request) =>
    storage.blobs.get(new URL(url).pathname.replace(filesPath, ''));

  return {
    server,
    hasPicture: (request) => pictureAt(request) !== undefined,
    async respond(request) {
      const picture = pictureAt(request);
      if (picture) return new Response(picture);
      // One after the other: within a transaction of one call, another would see what is not committed.
      const response = last.then(() => (isClosed ? Response.error() : call(request)));
      last = response.catch(onError);
      return response;
    },
    forward: (seconds) => {
      skipped += seconds * 1000;
    },
    async connect(client, protocols) {
      const tokenHash = hashToken(tokenIn(protocols[1] ?? '') ?? '');
      const admitted = await boards.admit(tokenHash);
      if (typeof admitted === 'string') boards.add(boardSocket(client), tokenHash, admitted);
      else client.close(admitted.code, admitted.reason);
    },
    async close() {
      isClosed = true;
      await last;
      await Promise.all([boards.close(), securityLog.close()]);
      await store.close();
    },
  };
}
