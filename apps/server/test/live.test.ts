import { request } from 'node:http';
import { connect } from 'node:net';
import type { Contract } from '@anzhu/api/contract';
import { livePath, liveProtocol, liveProtocols } from '@anzhu/api/contract/live';
import { RoomStatus } from '@anzhu/api/contract/room';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { CloseCode } from '../src/platform/live/boards.ts';
import type { RoomEvent } from '../src/platform/roomEvents.ts';
import { newPostgresPlace, newSqlitePlace, onBothEngines } from './engines.ts';
import { call, startTestServer, type TestServer } from './harness.ts';
import { makePeople, signIn, type UserName } from './people.ts';
import { addRoom, newGuest, period } from './property.ts';
import { openTestApp } from './testApp.ts';

/** A board in a test: the messages it received, and how it was closed. */
class TestBoard {
  readonly messages: unknown[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly socket: WebSocket;

  constructor({ url }: TestServer, protocols: string[], options: { autoPong?: boolean } = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}`, protocols, options);
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      this.messages.push(JSON.parse(data.toString()));
    });
    this.opened = new Promise((done) => this.socket.once('open', () => done()));
    this.closed = new Promise((done) =>
      this.socket.once('close', (code, reason) => done({ code, reason: reason.toString() })),
    );
    onTestFinished(() => this.socket.terminate());
  }
}

async function openBoard(server: TestServer, token: string): Promise<TestBoard> {
  const board = new TestBoard(server, liveProtocols(token));
  await board.opened;
  return board;
}

/** A change of a room, written as a handler writes it. */
function changeRooms({ server }: TestServer, events: RoomEvent[], fails = false): Promise<unknown> {
  const session = {
    userId: 1,
    username: 'admin',
    nickName: '',
    role: 'admin',
    departmentId: 1,
    hotelId: null,
    tokenHash: '',
  } as const;
  const origin = { requestId: 'test', address: '', agent: '' };
  return server.store.change({ session, origin }, async () => {
    if (fails) throw new Error('rolled back');
    const log = { type: 1, sketch: '', target: { kind: 'room', id: 1 }, hotelId: null } as const;
    return { data: null, log, events };
  });
}

/** Milliseconds between heartbeats: long enough that a busy machine responds within one. */
const beat = 1000;

const event = (hotelId: number, id: number, isIsolation = false): RoomEvent => ({
  hotelId,
  room: { id, status: RoomStatus.awaitingCleaning, isIsolation, orderId: '5' },
});

onBothEngines((newPlace) => {
  it('tells each board of the rooms that its reader may see, and nothing else', async () => {
    const server = await startTestServer(await newPlace());
    const { hotels } = await makePeople(server);
    const boards = {} as Record<UserName, TestBoard>;
    for (const name of ['admin', 'manager', 'staff', 'farManager', 'guard'] as const) {
      boards[name] = await openBoard(server, await signIn(server, name));
      expect(boards[name].socket.protocol).toBe(liveProtocol);
    }
    await changeRooms(server, [event(hotels.near, 1)]);
    await changeRooms(server, [event(hotels.far, 2, true), event(hotels.far, 3)]);
    await changeRooms(server, [{ ...event(hotels.near, 4), wasIsolation: true }]);
    const told = (hotelId: number, id: number, isIsolation: 0 | 1) => ({
      hotelId,
      id,
      status: 4,
      isIsolation,
      orderId: 5,
    });
    const [one, two, three, four] = [
      told(hotels.near, 1, 0),
      told(hotels.far, 2, 1),
      told(hotels.far, 3, 0),
      told(hotels.near, 4, 0),
    ];
    await expect.poll(() => boards.admin.messages).toEqual([one, [two, three], four]);
    await expect.poll(() => boards.manager.messages).toEqual([one, four]);
    await expect.poll(() => boards.staff.messages).toEqual([one, four]);
    await expect.poll(() => boards.farManager.messages).toEqual([[two, three]]);
    const { orderId: _, ...noLonger } = four;
    await expect.poll(() => boards.guard.messages).toEqual([two, noLonger]);
  });

  it('names every field of a room, also those that are empty now: a board merges them', async () => {
    const testApp = await openTestApp(await newPlace());
    const { id } = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const board = await openBoard(testApp, testApp.tokenOf('staff'));
    const checkIn = { id, ...period, checkInfoList: [newGuest()] };
    expect((await testApp.as('staff', 'checkIn', checkIn)).code).toBe(200);
    expect((await testApp.as('staff', 'checkOut', { id })).code).toBe(200);
    await expect.poll(() => board.messages).toHaveLength(2);
    const [taken, left] = board.messages as [object, object];
    expect(Object.keys(left)).toEqual(Object.keys(taken));
    expect(taken).toMatchObject({ checkedInTime: '2026-03-18 10:00:00' });
    expect(left).toMatchObject({ guest: null, checkedInTime: null, leaveTime: null });
  });

  it('sends on opening what was changed since the page may have read its rooms', async () => {
    const server = await startTestServer(await newPlace());
    const { hotels } = await makePeople(server);
    await changeRooms(server, [event(hotels.near, 1), event(hotels.far, 2)]);
    const board = await openBoard(server, await signIn(server, 'staff'));
    await expect.poll(() => board.messages).toMatchObject([{ id: 1 }]);
    await changeRooms(server, [event(hotels.near, 3)]);
    await expect.poll(() => board.messages).toMatchObject([{ id: 1 }, { id: 3 }]);
    // Notifications were lost: what was sent last of a room may be older than what a board reads now.
    server.server.live.reconnect();
    await board.closed;
    const again = await openBoard(server, await signIn(server, 'staff'));
    await changeRooms(server, [event(hotels.near, 4)]);
    await expect.poll(() => again.messages).toMatchObject([{ id: 4 }]);
  });

  it('tells nothing of a change that was rolled back', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const board = await openBoard(server, await signIn(server, 'admin'));
    await expect(changeRooms(server, [event(1, 1)], true)).rejects.toThrow('rolled back');
    await changeRooms(server, [event(1, 2)]);
    await expect.poll(() => board.messages).toMatchObject([{ id: 2 }]);
  });

  it('carries many rooms at once', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const board = await openBoard(server, await signIn(server, 'admin'));
    await changeRooms(
      server,
      Array.from({ length: 500 }, (_, index) => event(1, index + 1)),
    );
    await expect.poll(() => board.messages.flat()).toHaveLength(500);
  });

  it('closes a board whose token opens no session, with the reason', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const token = await signIn(server, 'admin');
    await call(server, 'logout', { token });
    const cases: [string[], string][] = [
      [liveProtocols(token), '4015'],
      [liveProtocols(`Bearer ${'A'.repeat(43)}`), '4014'],
      [[liveProtocol, 'nonsense'], '4014'],
      [[liveProtocol], '4014'],
      [[], '4014'],
    ];
    for (const [protocols, reason] of cases) {
      const { closed } = new TestBoard(server, protocols);
      expect(await closed).toEqual({ code: CloseCode.sessionOver, reason });
    }
    expect(server.server.live.size).toBe(0);
  });

  it('closes the boards of a session at its end, and no others', async () => {
    const server = await startTestServer(await newPlace(), { beat });
    const { departments } = await makePeople(server);
    const [token, other] = [await signIn(server, 'staff'), await signIn(server, 'staff')];
    const [first, second] = [await openBoard(server, token), await openBoard(server, other)];
    await call(server, 'logout', { token });
    expect(await first.closed).toMatchObject({ code: CloseCode.sessionOver });
    expect(second.socket.readyState).toBe(WebSocket.OPEN);
    const guard = await openBoard(server, await signIn(server, 'guard'));
    await server.server.store.write((tx) =>
      tx.updateTable('department').set({ status: 0 }).where('id', '=', departments.near).execute(),
    );
    expect(await second.closed).toEqual({ code: CloseCode.sessionOver, reason: '4016' });
    server.clock.forward(12 * 3600);
    expect(await guard.closed).toEqual({ code: CloseCode.sessionOver, reason: '4013' });
  });

  it('tells who was disabled, moved, reset or removed of no further change', async () => {
    const server = await startTestServer(await newPlace());
    const { departments, users, hotels } = await makePeople(server);
    const admin = await signIn(server, 'admin');
    const board = async (name: UserName) => openBoard(server, await signIn(server, name));
    const [manager, staff, far, guard] = [
      await board('manager'),
      await board('staff'),
      await board('farManager'),
      await board('guard'),
    ];
    const done = async (name: keyof Contract, input: object) => {
      const { code, msg } = await call(server, name, input, admin);
      expect([name, Number(code), msg]).toEqual([name, 200, '成功']);
      await changeRooms(server, [event(hotels.near, 1, true), event(hotels.far, 2)]);
    };
    const desk = { id: departments.nearDesk, name: '近店前台', role: 'hotel_member', status: 0 };
    await done('modifyDepartment', { ...desk, pId: departments.near, users: 1 });
    expect(await staff.closed).toEqual({ code: CloseCode.sessionOver, reason: '4016' });
    // What was changed before must have come: PostgreSQL delivers it a moment later.
    await expect.poll(() => manager.messages.flat()).toHaveLength(1);
    await done('modifyUser', { id: users.manager, password: 'Other-2026' });
    expect(await manager.closed).toMatchObject({ code: CloseCode.sessionOver });
    await done('modifyUser', { id: users.guard, dept: departments.near });
    await expect.poll(() => far.messages.flat()).toHaveLength(3);
    await done('deleteUser', { id: users.farManager });
    expect(await far.closed).toMatchObject({ code: CloseCode.sessionOver });
    expect(staff.messages).toEqual([]);
    expect(manager.messages.flat()).toHaveLength(1);
    expect(far.messages.flat()).toHaveLength(3);
    // An isolation room of another hotel was for the guard to see before, a room of its own hotel is now.
    await expect.poll(() => guard.messages.flat()).toHaveLength(4);
  });

  it('beats, and drops who does not answer', async () => {
    const server = await startTestServer(await newPlace(), { beat });
    await makePeople(server);
    const token = await signIn(server, 'admin');
    const alive = await openBoard(server, token);
    const dead = new TestBoard(server, liveProtocols(token), { autoPong: false });
    expect((await dead.closed).code).toBe(1006);
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    expect(alive.messages.length).toBeGreaterThan(0);
    expect(alive.messages.every((message) => JSON.stringify(message) === '[]')).toBe(true);
  });

  it('drops a client that does not take what it is sent', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const slow = await openBoard(server, await signIn(server, 'admin'));
    slow.socket.pause();
    const events = Array.from({ length: 2000 }, (_, index) => event(1, index + 1));
    await expect
      .poll(
        () => {
          server.server.live.deliver(events);
          return server.server.live.size;
        },
        { interval: 1 },
      )
      .toBe(0);
  });

  it('goes on when a client breaks the protocol, with a session and without one', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const { hostname, port } = new URL(server.url);
    const broken = [
      Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
      Buffer.from([0x81, 0x02, 0x68, 0x69]),
      Buffer.from([0xc1, 0x80, 0, 0, 0, 0]),
    ];
    for (const token of [(await signIn(server, 'admin')).replace('Bearer ', ''), 'nobody']) {
      for (const frame of broken) {
        const socket = connect(Number(port), hostname);
        const head = [
          `GET ${livePath} HTTP/1.1`,
          'Host: x',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          `Sec-WebSocket-Protocol: ${liveProtocol}, ${token}`,
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(frame);
        await new Promise((done) => socket.resume().once('end', done).once('error', done));
        socket.destroy();
      }
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log.errors).toEqual([]);
  });

  it('closes a client that says too much', async () => {
    const server = await startTestServer(await newPlace());
    await makePeople(server);
    const board = await openBoard(server, await signIn(server, 'admin'));
    board.socket.send('x'.repeat(5000));
    expect(await board.closed).toMatchObject({ code: 1009 });
  });

  it('reaches a thousand boards at once', async () => {
    const server = await startTestServer(await newPlace());
    const { hotels } = await makePeople(server);
    const token = await signIn(server, 'manager');
    const boards: TestBoard[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      boards.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => openBoard(server, token)))),
      );
    }
    const heard = Promise.all(
      boards.map(({ socket }) => new Promise<void>((done) => socket.once('message', () => done()))),
    );
    // Time of the processor, server and boards together: on a busy machine the clock says little.
    const before = process.cpuUsage();
    await changeRooms(server, [event(hotels.near, 1)]);
    await heard;
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    console.log(
      `an event reached ${boards.length} boards in ${took.toFixed(0)} ms of the processor`,
    );
    expect(took).toBeLessThan(1000);
  });

  it('refuses other upgrades without falling over', async () => {
    const server = await startTestServer(await newPlace());
    const { hostname, port } = new URL(server.url);
    const upgrade = (path: string, kind: string) =>
      new Promise<string>((done, fail) => {
        const lines = [
          `GET ${path} HTTP/1.1`,
          'Host: x',
          'Connection: Upgrade, close',
          `Upgrade: ${kind}`,
        ];
        const socket = connect(Number(port), hostname, () =>
          socket.write(`${lines.join('\r\n')}\r\n\r\n`),
        );
        let answer = '';
        socket.on('data', (chunk) => {
          answer += chunk.toString();
        });
        socket.on('close', () => done(answer.split('\r\n')[0] ?? ''));
        socket.on('error', fail);
      });
    expect(await upgrade(livePath, 'websocket')).toBe('HTTP/1.1 400 Bad Request');
    // An offer that the server does not take up is a plain request.
    expect(await upgrade('/healthz', 'h2c')).toBe('HTTP/1.1 200 OK');
    expect(await upgrade('/healthz', 'websocket')).toBe('HTTP/1.1 200 OK');
    expect(await upgrade('/elsewhere', 'websocket')).toBe('HTTP/1.1 404 Not Found');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('ends a connection after an offer that it did not take up: its next request would not be read', async () => {
    const server = await startTestServer(await newPlace());
    const { hostname, port } = new URL(server.url);
    const connection = await new Promise((done, fail) => {
      const headers = { connection: 'Upgrade', upgrade: 'h2c', 'content-length': 300_000 };
      const asked = request({ hostname, port, path: '/api/room/checkIn', method: 'POST', headers });
      asked.once('response', (response) => done(response.resume().headers.connection));
      asked.once('error', fail);
      asked.end(Buffer.alloc(300_000, ' '));
    });
    expect(connection).toBe('close');
  });
});

it('opens no board for a page of another site', async () => {
  const config = {
    publicUrl: 'https://hotel.example/desk',
    allowedOrigins: ['https://app.example'],
  };
  const server = await startTestServer(await newSqlitePlace(), { config });
  await makePeople(server);
  const protocols = liveProtocols(await signIn(server, 'admin'));
  const status = (origin: string | null, host?: string) =>
    new Promise<number>((done) => {
      const headers = { ...(origin !== null && { origin }), ...(host && { host }) };
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${livePath}`, protocols, {
        headers,
      });
      socket.on('error', () => undefined);
      socket.once('open', () => {
        socket.terminate();
        done(101);
      });
      socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    });
  const { host } = new URL(server.url);
  const cases: [string | null, string | undefined, number][] = [
    [null, undefined, 101],
    [server.url, undefined, 101],
    [`https://${host}`, undefined, 101],
    ['https://proxied.example', 'proxied.example:443', 101],
    ['https://hotel.example', undefined, 101],
    ['https://app.example', undefined, 101],
    ['https://elsewhere.example', undefined, 403],
    ['https://hotel.example.elsewhere.example', undefined, 403],
    ['http://hotel.example', undefined, 403],
    ['http://127.0.0.1', undefined, 403],
    ['null', undefined, 403],
    ['file://', undefined, 403],
  ];
  for (const [origin, named, expected] of cases) {
    expect([origin, await status(origin, named)]).toEqual([origin, expected]);
  }
});

it('closes no connection after the process was blocked for longer than a heartbeat', async () => {
  const server = await startTestServer(await newSqlitePlace(), { beat: 200 });
  await makePeople(server);
  const board = await openBoard(server, await signIn(server, 'admin'));
  board.socket.once('message', () => {
    // The pong to this heartbeat has been sent, but not been read: the next heartbeat comes first.
    const until = performance.now() + 500;
    while (performance.now() < until);
  });
  const dropped = board.closed.then(() => Promise.reject(new Error('it was dropped')));
  await Promise.race([dropped, expect.poll(() => board.messages.length).toBeGreaterThan(4)]);
});

it('keeps no socket of an upgrade that it refused', async () => {
  const server = await startTestServer(await newSqlitePlace());
  const { hostname, port } = new URL(server.url);
  const openSockets = (): number =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
  const before = openSockets();
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const malformed = [
    '',
    'Sec-WebSocket-Version: 99\r\n',
    `${key}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ${'a,'.repeat(6000)}\r\n`,
    `${key}Sec-WebSocket-Version: 1\r\nSec-WebSocket-Extensions: ${';=,'.repeat(3000)}\r\n`,
    'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\nContent-Length: 5\r\n',
    `${key}Sec-WebSocket-Version: 13\r\nOrigin: https://elsewhere.example\r\n`,
  ];
  const head = (path: string, place: number): string =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n${malformed[place % malformed.length]}\r\n`;
  for (let batch = 0; batch < 20; batch += 1) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, place) => {
        // A client that never closes its own side.
        const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
        socket.write(head(place % 2 === 0 ? livePath : '/elsewhere', place));
        await new Promise((done) => socket.resume().once('end', done));
        socket.destroy();
      }),
    );
  }
  await expect.poll(openSockets).toBeLessThanOrEqual(before);
});

describe.skipIf(inject('postgresUrl') === null)('several instances on PostgreSQL', () => {
  it('reaches the boards of every instance, each once', async () => {
    const place = await newPostgresPlace();
    const [one, two] = [await startTestServer(place), await startTestServer(place)];
    await makePeople(one);
    const token = await signIn(one, 'admin');
    const [here, there] = [await openBoard(one, token), await openBoard(two, token)];
    await changeRooms(one, [event(1, 1)]);
    await changeRooms(two, [event(1, 2)]);
    for (const board of [here, there]) {
      await expect.poll(() => board.messages).toMatchObject([{ id: 1 }, { id: 2 }]);
    }
  });

  it('has every board start afresh when the line to the database broke', async () => {
    const place = await newPostgresPlace();
    const server = await startTestServer(place);
    await makePeople(server);
    const token = await signIn(server, 'admin');
    const board = await openBoard(server, token);
    const { rows } = await server.server.store.write((tx) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(tx),
    );
    expect(rows).toHaveLength(1);
    expect(await board.closed).toMatchObject({ code: CloseCode.reconnect });
    const again = await openBoard(server, token);
    await changeRooms(server, [event(1, 1)]);
    await expect.poll(() => again.messages).toMatchObject([{ id: 1 }]);
  });
});
