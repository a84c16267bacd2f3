import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { sessionLostCodes } from '@anzhu/api/contract/envelope';
import { expect, it, onTestFinished } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import { broken, calls, examplesOf } from './documented.ts';
import { newSqlitePlace, onBothEngines, onOneEngine } from './engines.ts';
import { type Shot, shotAt } from './fuzz/mutate.ts';
import { shakeHands } from './fuzz/handshake.ts';
import { type Chance, seeded } from './fuzz/random.ts';
import { type Watch, watchStore } from './fuzz/watch.ts';
import type { TestServer } from './harness.ts';
import { browserCookie, channelKey, enter, makeWorld, type World } from './world.ts';

/** Seconds that the run takes on each engine: at least one round of every call is made, however long it takes. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 5);

/** The same seed makes the same requests: those of `npm test` are always the same, a run of so many seconds makes new ones. */
const chosen = process.env['FUZZ_SECONDS'] ? Math.floor(Math.random() * 1e9) : 2026;
const seed = Number(process.env['FUZZ_SEED'] ?? chosen);

/** Requests for each call in a round. */
const shotsOfCall = 8;

/** Most CPU time of the main thread that one request may take, in milliseconds. */
const maxCpu = 100;

/** Milliseconds after which an answer is taken for one that never comes. */
const timeoutMs = 60_000;

interface Received {
  status: number;
  type: string;
  text: string;
}

/** The response of a request whose connection was closed while it was being sent. */
const closedEarly: Received = { status: 431, type: '', text: '{"code":413,"msg":"","data":null}' };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Pieces of a body that is sent slowly, and milliseconds between them. */
const pieces = 4;
const pauseMs = 10;

async function sendSlowly(sent: ClientRequest, body: Buffer): Promise<void> {
  const size = Math.ceil(body.length / pieces);
  for (let at = 0; at < body.length && !sent.destroyed; at += size) {
    sent.write(body.subarray(at, at + size));
    await setTimeout(pauseMs);
  }
  sent.end();
}

/** The server closes a connection whose head is larger, in bytes: a body that is still being sent then fails. */
const maxHead = 16 * 1024;

const headSize = (path: string, headers: Record<string, string>): number =>
  Object.entries(headers).reduce((sum, line) => sum + line.join(': ').length + 2, path.length);

/** Sends a request byte by byte as it is; fails when no answer comes. */
function fire(url: string, shot: Shot, more: Record<string, string>) {
  const { method, path, headers, body } = shot;
  const { hostname, port } = new URL(url);
  return new Promise<Received>((done, fail) => {
    const length = body === null ? 0 : Buffer.byteLength(body);
    const sent = request({
      agent,
      hostname,
      port,
      path,
      method,
      headers: { ...headers, ...more, 'content-length': length },
      timeout: timeoutMs,
    });
    sent.on('timeout', () =>
      sent.destroy(
        new Error(
          `no answer within ${timeoutMs} ms: ${method} ${path.slice(0, 200)} (${shot.how})`,
        ),
      ),
    );
    const isOverlong = headSize(path, { ...headers, ...more }) > maxHead;
    const onError = (error: NodeJS.ErrnoException): void => {
      if (isOverlong) done(closedEarly);
      // The server had closed the kept connection before anything was written: sent again on another one.
      else if (sent.reusedSocket && error.code === 'EPIPE') done(fire(url, shot, more));
      else fail(error);
    };
    sent.on('error', onError);
    sent.on('response', (response) => {
      // A server that refuses a body early closes before it is all written.
      sent.off('error', onError).on('error', () => undefined);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    if (shot.isSlow && body !== null) void sendSlowly(sent, Buffer.from(body as string));
    else sent.end(body ?? undefined);
  });
}

/** The caller: mostly one who may, often one of another role, sometimes without a session. */
function credentials(
  chance: Chance,
  { tokens }: World,
  usual: string | null,
): Record<string, string> {
  const key: Record<string, string> = {
    cookie: browserCookie,
    ...(chance.is(0.9) && { [apiKeyHeader]: channelKey }),
  };
  if (chance.is(0.04)) return key;
  if (chance.is(0.03))
    return {
      authorization: chance.pick([
        'Bearer',
        'Bearer x',
        `Bearer ${'x'.repeat(5000)}`,
        'Basic YTpi',
      ]),
    };
  const all = Object.entries(tokens);
  const own = all.find(([role]) => role === usual)?.[1];
  const token = own !== undefined && chance.is(0.8) ? own : chance.pick(all.map(([, one]) => one));
  return { ...key, authorization: token };
}

/** CPU time that the main thread has used, in milliseconds: a busy machine does not change it. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Sends a request and measures it; one that was slow once is sent again, since code compiles and memory is collected. */
async function timed(send: () => Promise<Received>): Promise<{ received: Received; cpu: number }> {
  let cpu = Infinity;
  let received: Received | undefined;
  for (let attempt = 0; attempt < 3 && cpu > maxCpu; attempt += 1) {
    const before = cpuTime();
    const next = await send();
    cpu = Math.min(cpu, cpuTime() - before);
    received ??= next;
  }
  if (!received) throw new Error('no request was sent');
  return { received, cpu };
}

/** What of an answer is not as the document says; null when all is well. */
function wrongWith(
  name: (typeof calls)[number]['name'],
  shot: Shot,
  received: Received,
): string | null {
  if (received.status >= 500) return `HTTP ${received.status}: ${received.text.slice(0, 300)}`;
  if (shot.method === 'HEAD' || received.type.includes('spreadsheetml')) return null;
  let body: unknown;
  try {
    body = JSON.parse(received.text);
  } catch {
    return `HTTP ${received.status}, but no JSON: ${received.text.slice(0, 300)}`;
  }
  if (shot.how.startsWith('path ')) return null;
  return broken(name, received.status, body);
}

/** A server in a copy of the world, and what changes in it. */
interface Visit {
  url: string;
  watch: Watch;
  /** Stops the server. @returns its internal errors and the contradictions in its store */
  leave(): Promise<string[]>;
}

/** Looks at what changes, where it can be seen from outside quickly enough: in the embedded store. */
function watchOf({ server }: TestServer): Watch {
  if (server.store.engine === 'sqlite') return watchStore(server.config.dataDir);
  return { silentChanges: () => [], close: () => undefined };
}

async function visit(world: World): Promise<Visit> {
  const running = await enter(world);
  const watch = watchOf(running);
  return {
    url: running.url,
    watch,
    async leave() {
      watch.close();
      const broke = running.log.errors.map(({ where, error }) => `${where}: ${String(error)}`);
      const contradictions = await findFaults(running.server.store.db);
      await running.stop();
      return [...broke, ...contradictions];
    },
  };
}

/** What a run must have sent, by a word of what was done to a request. */
const classes = ['repeated', 'slowly', 'upgrade offer', 'handshake'] as const;

/** Everything that was sent, by the code that came back and by its class, and everything that was wrong. */
interface Findings {
  counts: Record<string, number>;
  sent: Record<(typeof classes)[number], number>;
  faults: string[];
}

/** Sends so many requests for every call; a new store is opened when a user has lost their session. */
async function round(chance: Chance, world: World, findings: Findings): Promise<void> {
  const { counts, sent: classed, faults } = findings;
  const known = new Set<string | undefined>(Object.values(world.tokens));
  let at = await visit(world);
  for (const { name, endpoint } of calls) {
    const shown = examplesOf(name);
    for (let count = 0; count < shotsOfCall; count += 1) {
      const example = chance.pick(shown);
      const shot = await shotAt(chance, endpoint, example);
      const headers: Record<string, string> = {
        'user-agent': 'node',
        ...credentials(chance, world, example.as),
      };
      const { url } = at;
      const { received, cpu } = await timed(() => fire(url, shot, headers));
      const code = /"code":"?(\d+)/.exec(received.text)?.[1] ?? 'file';
      counts[code] = (counts[code] ?? 0) + 1;
      for (const one of classes) if (shot.how.includes(one)) classed[one] += 1;
      const wrong = wrongWith(name, shot, received);
      const silent = at.watch.silentChanges();
      const sent = `${shot.method} ${shot.path.slice(0, 200)} ${String(shot.body).slice(0, 300)}`;
      const which = `${name} (${shot.how}) ${sent}`;
      if (cpu > maxCpu) faults.push(`${which}: ${cpu.toFixed(0)} ms of CPU`);
      if (wrong !== null) faults.push(`${which}: ${wrong}`);
      if (silent.length > 0) faults.push(`${which}: changed ${silent.join(', ')} without a log`);
      if (sessionLostCodes.has(Number(code)) && known.has(headers['authorization'])) {
        faults.push(...(await at.leave()));
        at = await visit(world);
      }
    }
  }
  await shakeManyHands(chance, { world, url: at.url }, findings);
  faults.push(...(await at.leave()));
}

/** Handshakes of one round. */
const handshakes = 60;

/** Sockets of this process: those of the server that it runs are among them. */
const openSockets = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

/** Offers upgrades of every kind to the live board: each socket ends, and none is kept. */
async function shakeManyHands(
  chance: Chance,
  { world, url }: { world: World; url: string },
  { counts, sent, faults }: Findings,
): Promise<void> {
  const before = openSockets();
  for (let count = 0; count < handshakes; count += 1) {
    const token = chance.pick([...Object.values(world.tokens), 'Bearer x']);
    const started = cpuTime();
    try {
      const line = await shakeHands(chance, url, token);
      const status = /^HTTP\/1\.1 (\d+)/.exec(line)?.[1] ?? 'closed';
      counts[`handshake ${status}`] = (counts[`handshake ${status}`] ?? 0) + 1;
      if (status.startsWith('5')) faults.push(`handshake: ${line}`);
    } catch (error) {
      faults.push(String(error));
    }
    sent.handshake += 1;
    const cpu = cpuTime() - started;
    if (cpu > maxCpu) faults.push(`handshake: ${cpu.toFixed(0)} ms of CPU`);
  }
  for (let wait = 0; wait < 50 && openSockets() > before; wait += 1) await setTimeout(20);
  if (openSockets() > before) faults.push(`${openSockets() - before} sockets are kept`);
}

// Only on SQLite a change without a log entry is seen; PostgreSQL is fuzzed where a run is longer.
const suites = process.env['FUZZ_SECONDS'] ? onBothEngines : onOneEngine;

suites((newPlace) => {
  it(
    `whatever callers send (seed ${seed}): no error, no hang, nothing undocumented, no silent change`,
    async () => {
      console.log(`fuzz: FUZZ_SEED=${seed} FUZZ_SECONDS=${seconds}`);
      onTestFinished(() => agent.destroy());
      const chance = seeded(seed);
      const world = await makeWorld(await newPlace());
      const found: Findings = {
        counts: {},
        sent: { repeated: 0, slowly: 0, 'upgrade offer': 0, handshake: 0 },
        faults: [],
      };
      const end = performance.now() + seconds * 1000;
      do await round(chance, world, found);
      while (performance.now() < end && found.faults.length === 0);
      const told = Object.entries(found.counts).map(([code, count]) => `${code} × ${count}`);
      console.log(`fuzz: ${told.join(', ')}`);
      expect(found.faults.slice(0, 20)).toEqual([]);
      for (const one of classes) expect([one, found.sent[one] > 0]).toEqual([one, true]);
    },
    300_000 + seconds * 2000,
  );
});

it('a change without a log entry is seen', async () => {
  const server = await enter(await makeWorld(await newSqlitePlace()));
  const watch = watchStore(server.server.config.dataDir);
  onTestFinished(() => watch.close());
  expect(watch.silentChanges()).toEqual([]);
  await server.server.store.write((tx) =>
    tx.updateTable('room').set({ direction: '西' }).where('id', '=', 1).execute(),
  );
  expect(watch.silentChanges()).toEqual(['room']);
  expect(watch.silentChanges()).toEqual([]);
});
