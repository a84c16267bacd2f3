/**
 * `npm run bench -w @anzhu/server`: the server on the embedded store with 1,000,000 orders and a hotel of
 * 2,000 rooms, in a process of its own. Fails when a figure misses its limit.
 */
import { listRooms, type RoomChange } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { orderPage, orderStatuses } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/domain/rules';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { makePerson } from '../src/db/demo/person.ts';
import { seededRandom } from '../src/db/demo/random.ts';
import { systemClock, localDay } from '../src/clock.ts';
import { signIn, type Caller } from './caller.ts';
import { print, timeEach, Times, type Figure } from './measure.ts';
import { run } from './running.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const boards = 1000;
const clients = 50;
const loadSeconds = 5;
const port = 18_080;

const dayMilliseconds = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): string => localDay(systemClock.now() - days * dayMilliseconds);

const firstPage = { page: 1, size: 10 };

/** Every filter of the order list, alone and together, on first and deep pages. */
function orderQuestions() {
  const ranges = [
    {},
    { beginTime: `${daysAgo(7)} 00:00:00`, endTime: `${daysAgo(0)} 23:59:59` },
    { beginTime: `${daysAgo(200)} 00:00:00`, endTime: `${daysAgo(20)} 23:59:59` },
  ];
  const filters = [
    {},
    ...orderStatuses.map((status) => ({ status })),
    ...provinces.slice(0, 6).map((province) => ({ province })),
    { roomType: 1 },
    { roomType: 1, status: orderStatuses[4], province: '浙江' },
  ];
  return ranges.flatMap((range) =>
    filters.flatMap((filter) =>
      [1, 50, 5000].map((page) => ({ page: { page, size: 10 }, ...range, ...filter })),
    ),
  );
}

/** Requests per second of many clients that ask one after another. */
async function load(caller: Caller): Promise<number> {
  const questions = orderQuestions().filter((question) => question.page.page < 5000);
  const end = performance.now() + loadSeconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; performance.now() < end; turn += 1) {
        await caller.call(orderPage, questions[turn % questions.length] ?? { page: firstPage });
        answered += 1;
      }
    }),
  );
  return answered / loadSeconds;
}

/** Opens many boards; answers how to wait for the next change on all of them. */
async function openBoards(url: string, token: string): Promise<WebSocket[]> {
  const word = token.split(' ')[1] ?? token;
  return Promise.all(
    Array.from(
      { length: boards },
      () =>
        new Promise<WebSocket>((done, refuse) => {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/api/room/live`, [
            'anzhu.room.v1',
            word,
          ]);
          socket.once('open', () => done(socket));
          socket.once('error', refuse);
        }),
    ),
  );
}

/** Milliseconds from sending a check-in until each board has heard of it. */
async function timeLive(url: string, caller: Caller, roomId: number): Promise<Times> {
  const sockets = await openBoards(url, caller.token);
  const guest = makePerson(4_000_000, seededRandom(1));
  const started = performance.now();
  const heard = sockets.map(
    (socket) =>
      new Promise<number>((done) => {
        socket.on('message', (data) => {
          const changes = [JSON.parse(String(data)) as RoomChange | RoomChange[]].flat();
          if (changes.some(({ id }) => id === roomId)) done(performance.now() - started);
        });
      }),
  );
  await caller.call(checkIn, {
    id: roomId,
    estimatedCheckIn: `${daysAgo(0)} 14:00:00`,
    estimatedCheckOut: `${daysAgo(-1)} 12:00:00`,
    checkInfoList: [
      {
        idcard: guest.idcard,
        number: guest.phone,
        name: guest.name,
        sex: guest.sex,
        documentKind: 0,
      },
    ],
  });
  const times = new Times(await Promise.all(heard));
  for (const socket of sockets) socket.terminate();
  return times;
}

async function figures(dataDir: string): Promise<Figure[]> {
  const server = await run(dataDir, port);
  try {
    const caller = await signIn(server.url, 'admin');
    const memory = await server.memory();
    await timeEach(orderQuestions(), (question) => caller.call(orderPage, question));
    const page = await timeEach(orderQuestions(), (question) => caller.call(orderPage, question));
    const perSecond = await load(caller);
    const hotels = (await caller.call(listRooms, {})) as { id: number; hotelId: number }[];
    const hotelId = Math.max(...hotels.map((room) => room.hotelId));
    const grid = await timeEach(Array.from({ length: 20 }), () =>
      caller.call(listRooms, { hotelId }),
    );
    const rooms = (await caller.call(listRooms, { hotelId })) as { id: number }[];
    const live = await timeLive(server.url, caller, rooms[0]?.id ?? 0);
    const after = await server.memory();
    return [
      { says: 'start-up', value: server.startTime, unit: 'ms' },
      { says: 'memory after start', value: memory.now, unit: 'MB', limit: 200 },
      { says: `order page, ${orders} orders, p50`, value: page.within(0.5), unit: 'ms', limit: 10 },
      {
        says: `order page, ${orders} orders, p95`,
        value: page.within(0.95),
        unit: 'ms',
        limit: 30,
      },
      { says: `order pages, ${clients} clients`, value: perSecond, unit: 'requests/s' },
      {
        says: `grid of ${rooms.length} rooms, p50`,
        value: grid.within(0.5),
        unit: 'ms',
        limit: 30,
      },
      {
        says: `grid of ${rooms.length} rooms, size`,
        value: gzipSync(JSON.stringify({ code: 200, msg: '', data: rooms })).length / 1000,
        unit: 'KB gzip',
        limit: 60,
      },
      {
        says: `live event to ${boards} boards, last`,
        value: live.within(1),
        unit: 'ms',
        limit: 200,
      },
      { says: 'memory after all that', value: after.now, unit: 'MB' },
    ];
  } finally {
    await server.stop();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'anzhu-bench-'));
try {
  const seed = resolve(import.meta.dirname, '../commands/seed.mjs');
  const words = [seed, '--orders', String(orders), '--rooms', '2000'];
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the store could not be filled');
  const isKept = (await figures(dataDir)).map((figure) => print(figure));
  process.exitCode = isKept.every(Boolean) ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
