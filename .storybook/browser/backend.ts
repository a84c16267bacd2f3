import './node/globals.ts';
import { Hono } from 'hono';
import world from 'virtual:hotel-world';
import { handlers } from '../../apps/server/src/app/handlers.ts';
import { makeBackground } from '../../apps/server/src/platform/background.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { makeExportQueue } from '../../apps/server/src/platform/exportQueue.ts';
import type { FileStorage } from '../../apps/server/src/platform/files/storage.ts';
import { filesPath } from '../../apps/server/src/platform/files/uploaded.ts';
import { callRoutes, makeCallers } from '../../apps/server/src/platform/http/callRoutes.ts';
import type { AppEnv } from '../../apps/server/src/platform/http/handler.ts';
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
import { actsProtocol, liveBeat, liveProtocol } from '../../packages/api/src/contract/live.ts';
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
  const background = makeBackground(log);
  const server: Server = {
    config,
    clock,
    log,
    store,
    metrics: null,
    traces: null,
    files: storage,
    exportFiles: memoryStorage(),
    background,
    virusScan: () => Promise.resolve(),
    exportQueue: makeExportQueue(1),
    timelineQueue: makeExportQueue(1, 20),
    live: boards,
    payment: ledgerGateway(store, clock),
    invoicing: null,
    passwords: makePasswords(config.scryptCost),
    securityLog,
    signInGate: makeSignInGate(unlimited),
    assistantGate: makeSignInGate(unlimited),
    phoneCheckLimit: unlimited,
    stopping: new AbortController().signal,
    qrCodeLimit: unlimited,
    missedNumberLimit: unlimited,
    channelLimit: unlimited,
    assistantLimit: unlimited,
  };
  const calls = new Hono<AppEnv>()
    .use((context, next) => {
      context.set('requestId', 'story');
      return next();
    })
    .route('/', callRoutes(makeCallers(server, handlers)));
  const env = { incoming: { headers: { 'user-agent': navigator.userAgent }, socket: {} } };
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** Null where it is no call: its path, or its method. */
  async function call(request: Request): Promise<Response | null> {
    const response = await calls.fetch(request, env);
    return response.status === 404 || response.status === 405 ? null : response;
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
      const protocol = protocols[0] === actsProtocol ? actsProtocol : liveProtocol;
      const admitted = await boards.admit(tokenHash, protocol);
      if (typeof admitted === 'string')
        boards.add(boardSocket(client), tokenHash, { audience: admitted, protocol });
      else client.close(admitted.code, admitted.reason);
    },
    async close() {
      isClosed = true;
      await last;
      await Promise.all([boards.close(), securityLog.close(), background.close()]);
      await store.close();
    },
  };
}
