import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { requestKeyHeader } from '@anzhu/api/contract/endpoint';
import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { systemClock } from '../src/platform/clock.ts';
import { findFaults } from '../src/platform/db/invariants.ts';
import { openStore } from '../src/platform/openStore.ts';
import type { Place } from './engines.ts';
import { type Answer, call, openTestServer, send } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { type Cluster, findPrograms, startPostgres } from './postgresCluster.ts';
import { addRoom, makeProperty, newGuest, realHotelDay } from './property.ts';
import { ServerProcess } from './serverProcess.ts';

/** A store with vacant rooms, in a cluster of its own. */
async function prepare(rooms: number): Promise<{ cluster: Cluster; place: Place; ids: number[] }> {
  const cluster = await startPostgres();
  if (!cluster) throw new Error('there is no PostgreSQL');
  onTestFinished(() => cluster.stop());
  const place = { dataDir: join(inject('scratch'), randomUUID()), databaseUrl: cluster.url };
  const running = await openTestServer(place);
  const { store } = running.server;
  const { near } = await makeProperty({ store }, await makePeople(running));
  const ids = await store.write(async (tx) => {
    const made: number[] = [];
    while (made.length < rooms) made.push((await addRoom(tx, near)).id);
    return made;
  });
  await running.stop();
  return { cluster, place, ids };
}

/** Desks that write and export at one server until they are stopped. */
class Load {
  /** Ids of what was acknowledged. */
  readonly written: unknown[] = [];
  readonly failed: Answer[] = [];
  readonly #ended: Promise<unknown>;
  #isStopped = false;

  constructor(url: string, token: string, { isKeyed = false } = {}) {
    const write = async (): Promise<void> => {
      const input = { applyThing: '口罩', applyNum: 1, thingUnit: '只', emergencyLevel: 0 };
      const key = isKeyed ? { [requestKeyHeader]: randomUUID() } : {};
      const response = await send({ url }, 'applyForMaterial', input, token, key);
      const body = (await response.json()) as Omit<Answer<{ id: number }>, 'status'>;
      const answer = { status: response.status, ...body };
      if (answer.code === 200) this.written.push(answer.data.id);
      else this.failed.push(answer);
    };
    const take = async (): Promise<void> => {
      const page = { page: { page: 1, size: 10 } };
      const response = await send({ url }, 'downloadOrders', page, token);
      // The file is cut off when its connection to the database breaks.
      await response.arrayBuffer().catch(() => undefined);
    };
    const repeat = async (work: () => Promise<void>): Promise<void> => {
      while (!this.#isStopped) await work();
    };
    this.#ended = Promise.all([repeat(write), repeat(write), repeat(write), repeat(take)]);
    onTestFinished(() => this.stop());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#ended;
  }
}

/** A live board that opens again when it is closed, and reports rooms. */
function watchRooms(url: string, token: string): ReadonlySet<number> {
  const rooms = new Set<number>();
  let socket: WebSocket;
  const open = (): void => {
    socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}`, liveProtocols(token));
    socket.on('error', () => undefined);
    socket.on('close', open);
    socket.on('message', (data) => {
      const changes = JSON.parse(String(data)) as { id: number } | { id: number }[];
      for (const { id } of [changes].flat()) rooms.add(id);
    });
  };
  open();
  onTestFinished(() => {
    socket.removeAllListeners('close');
    socket.terminate();
  });
  return rooms;
}

/** Ends every connection to the database. */
async function terminateAll(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  await client.end();
}

const statusOf = async (url: string): Promise<number> =>
  (await fetch(`${url}/healthz/ready`)).status;

const today = realHotelDay();

describe.skipIf(findPrograms() === undefined)('two servers whose database goes away', () => {
  it('say so, live, and go on by themselves: nothing that was acknowledged is lost', async () => {
    const { cluster, place, ids } = await prepare(400);
    const servers = [
      new ServerProcess(place, { DATABASE_PATIENCE: '60' }),
      new ServerProcess(place, { DATABASE_PATIENCE: '0' }),
    ];
    const urls = await Promise.all(servers.map((server) => server.url()));
    const [one = '', two = ''] = urls;
    const token = await signIn({ url: one }, 'staff');
    const rooms = watchRooms(two, token);
    const [unkeyed, impatient] = [new Load(one, token), new Load(two, token)];
    const keyed = new Load(one, token, { isKeyed: true });
    const loads = [unkeyed, impatient, keyed];

    /** Both servers write again within 5 s, and a change at one reaches the boards of the other. */
    const expectBothServe = async (): Promise<void> => {
      const before = loads.map(({ written }) => written.length);
      const haveWritten = () => loads.map(({ written }, at) => written.length > (before[at] ?? 0));
      await expect.poll(haveWritten, { timeout: 5000, interval: 20 }).toEqual([true, true, true]);
      for (const url of urls) await expect.poll(() => statusOf(url)).toBe(200);
      // What happens while the line to the database is broken is not notified; the board opens again after it.
      const changed: number[] = [];
      const isNotified = async (): Promise<boolean> => {
        const id = ids.pop() ?? 0;
        const input = {
          id,
          estimatedCheckIn: `${today} 14:00:00`,
          estimatedCheckOut: `${Number(today.slice(0, 4)) + 1}-01-01 12:00:00`,
          checkInfoList: [newGuest()],
        };
        expect(await call({ url: one }, 'checkIn', input, token)).toMatchObject({ code: 200 });
        changed.push(id);
        return changed.some((room) => rooms.has(room));
      };
      await expect.poll(isNotified, { interval: 100 }).toBe(true);
    };

    await expectBothServe();
    for (let round = 0; round < 20; round += 1) await terminateAll(cluster.url);
    await expectBothServe();

    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await cluster.halt(signal);
      await cluster.resume();
      await expectBothServe();
    }

    await cluster.halt('SIGINT');
    await expect.poll(() => statusOf(two)).toBe(503);
    // Where changes wait, it is sat out.
    expect(await statusOf(one)).toBe(200);
    const late = new ServerProcess(place);
    await expect.poll(() => late.output).toContain('等待数据库');
    // Each attempt to listen waits longer than the one before.
    const attempts = () => servers.map(({ output }) => output.split('"where":"live"').length > 6);
    await expect.poll(attempts).toEqual([true, true]);
    await cluster.resume();
    await expectBothServe();
    expect(await statusOf(await late.url())).toBe(200);

    for (const load of loads) {
      await load.stop();
      for (const { status, code, msg } of load.failed) {
        expect({ status, code }).toEqual({ status: 503, code: 503 });
        expect(msg).toMatch(/^数据库暂时不可用，请稍后重试，编号 \w+$/);
      }
    }
    expect(impatient.failed.length).toBeGreaterThan(0);
    // From its session on it waits, and finds what was stored.
    expect(keyed.failed).toEqual([]);
    const store = await openStore({ ...place, clock: systemClock, deliver: () => undefined });
    onTestFinished(() => store.close());
    const kept = await store.db.selectFrom('material_application').select('id').execute();
    const keptIds = kept.map(({ id }) => id);
    expect(keptIds).toEqual(expect.arrayContaining(loads.flatMap(({ written }) => written)));
    // A change whose commit was not confirmed may be there; it is not made twice.
    const requests = loads.reduce(
      (sum, { written, failed }) => sum + written.length + failed.length,
      0,
    );
    expect(keptIds.length).toBeLessThanOrEqual(requests);
    expect(await findFaults(store.db)).toEqual([]);
    for (const server of [...servers, late]) {
      server.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
  });

  it('ends the wait for it at a signal', async () => {
    const place = { dataDir: join(inject('scratch'), randomUUID()), databaseUrl: null };
    const server = new ServerProcess(place, { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/z' });
    await expect.poll(() => server.output).toContain('等待数据库');
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output).not.toContain('Abort');
  });
});
