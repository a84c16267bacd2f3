import { listRooms, RoomStatus } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { WebSocket } from 'ws';
import { makePerson } from '../src/demo/person.ts';
import { seededRandom } from '../src/demo/random.ts';
import type { Caller } from './caller.ts';
import type { Figure } from './measure.ts';
import { daysAgo } from './queries.ts';

const boards = 1000;

const openBoard = (url: string, token: string): Promise<WebSocket> =>
  new Promise((done, refuse) => {
    const address = `${url.replace('http', 'ws')}/api/room/live`;
    const socket = new WebSocket(address, ['anzhu.room.v1', token.split(' ')[1] ?? token]);
    socket.once('open', () => done(socket));
    socket.once('error', refuse);
  });

/** Milliseconds from sending a check-in until the last of many boards has received it. */
export async function live(url: string, caller: Caller): Promise<Figure[]> {
  type Room = { id: number; hotelId: number; status: number };
  const rooms = (await caller.call(listRooms, {})) as Room[];
  const largest = Math.max(...rooms.map(({ hotelId }) => hotelId));
  const id = rooms.find(
    ({ hotelId, status }) => hotelId === largest && status === RoomStatus.vacant,
  )?.id;
  const sockets = await Promise.all(
    Array.from({ length: boards }, () => openBoard(url, caller.token)),
  );
  const { phone, ...guest } = makePerson(4_000_000 + Number(id), seededRandom(1));
  const started = performance.now();
  const received = sockets.map(
    (socket) =>
      new Promise<void>((done) => {
        socket.on('message', (data) => {
          const changes = [JSON.parse(String(data)) as Room | Room[]].flat();
          if (changes.some((change) => change.id === id)) done();
        });
      }),
  );
  await caller.call(checkIn, {
    id: String(id),
    // By now it may be held for an order of today.
    acceptReserved: true,
    estimatedCheckIn: `${daysAgo(0)} 14:00:00`,
    estimatedCheckOut: `${daysAgo(-1)} 12:00:00`,
    checkInfoList: [{ ...guest, number: phone, documentKind: 0 }],
  });
  await Promise.all(received);
  const value = performance.now() - started;
  for (const socket of sockets) socket.terminate();
  return [{ says: `live event to ${boards} boards, last`, value, unit: 'ms', limit: 150 }];
}
