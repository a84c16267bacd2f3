/**
 * `npm run bench:server`: the server with 1,000,000 orders and logs, 200,000 people and a hotel
 * of 2,000 rooms, in a process of its own, on the store of `store.ts`. Fails when a figure misses its
 * limit.
 */
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { isolationPage } from '@anzhu/api/contract/isolation';
import { logPage } from '@anzhu/api/contract/log';
import { orderPage } from '@anzhu/api/contract/order';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { makePerson } from '../src/demo/person.ts';
import { seededRandom } from '../src/demo/random.ts';
import { type Caller, signIn, signInAll } from './caller.ts';
import { dashboard } from './dashboard.ts';
import { exports } from './exporting.ts';
import { print, timeEach, Times, type Figure } from './measure.ts';
import { mixedLoad } from './mixedLoad.ts';
import { daysAgo, isolationQuestions, logQuestions, orderQuestions } from './questions.ts';
import { run } from './running.ts';
import { openBenchStore } from './store.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const people = Number(process.env['BENCH_PEOPLE'] ?? 200_000);
const logs = Number(process.env['BENCH_LOGS'] ?? 1_000_000);
const boards = 1000;
const port = 18_080;

/** Opens many boards. @returns a function that waits for the next change on all of them */
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

type WireChange = { id: number };

/** Milliseconds from sending a check-in until each board has received it. */
async function timeLive(url: string, caller: Caller, roomId: string): Promise<Times> {
  const sockets = await openBoards(url, caller.token);
  // Of its own for each room: in a kept store those of former runs still stay.
  const guest = makePerson(4_000_000 + Number(roomId), seededRandom(1));
  const started = performance.now();
  const received = sockets.map(
    (socket) =>
      new Promise<number>((done) => {
        socket.on('message', (data) => {
          const changes = [JSON.parse(String(data)) as WireChange | WireChange[]].flat();
          if (changes.some(({ id }) => String(id) === roomId)) done(performance.now() - started);
        });
      }),
  );
  await caller.call(checkIn, {
    id: roomId,
    // By now it may be held for an order of today.
    acceptReserved: true,
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
  const times = new Times(await Promise.all(received));
  for (const socket of sockets) socket.terminate();
  return times;
}

/** A list with every question, once to warm it and once to time it. */
async function list(
  says: string,
  questions: readonly object[],
  caller: Caller,
  endpoint: Endpoint,
): Promise<Figure[]> {
  const ask = () => timeEach(questions, (question) => caller.call(endpoint, question));
  await ask();
  const times = await ask();
  return [
    { says: `page of ${says}, p50`, value: times.within(0.5), unit: 'ms', limit: 10 },
    { says: `page of ${says}, p95`, value: times.within(0.95), unit: 'ms', limit: 30 },
  ];
}

async function figures(environment: Record<string, string>): Promise<Figure[]> {
  const server = await run(environment, port);
  try {
    const caller = await signIn(server.url, 'admin');
    const memory = await server.memory();
    const callers = await signInAll(server.url);
    const lists = [
      ...(await list(`orders, ${orders}`, orderQuestions(), caller, orderPage)),
      ...(await list(`people, ${people}`, isolationQuestions(), caller, isolationPage)),
      ...(await list(`logs, ${logs}`, logQuestions(), caller, logPage)),
    ];
    const mixed = await mixedLoad(server, callers);
    const hotels = (await caller.call(listRooms, {})) as { id: number; hotelId: number }[];
    const hotelId = String(Math.max(...hotels.map((room) => room.hotelId)));
    const grid = await timeEach(Array.from({ length: 20 }), () =>
      caller.call(listRooms, { hotelId }),
    );
    const rooms = (await caller.call(listRooms, { hotelId })) as { id: number; status: number }[];
    const vacant = rooms.find(({ status }) => status === RoomStatus.vacant);
    const live = await timeLive(server.url, caller, String(vacant?.id));
    const board = await dashboard(caller);
    const after = await server.memory();
    return [
      { says: 'start-up', value: server.startTime, unit: 'ms' },
      { says: 'memory after start', value: memory.now, unit: 'MB', limit: 200 },
      ...lists,
      ...board,
      ...mixed,
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

const { environment, close } = await openBenchStore({ orders, people, logs, rooms: 2000 });
try {
  const isKept = [...(await figures(environment)), ...(await exports(environment, port))].map(
    (figure) => print(figure),
  );
  process.exitCode = isKept.every(Boolean) ? 0 : 1;
} finally {
  await close();
}
