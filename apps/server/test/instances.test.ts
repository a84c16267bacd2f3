import { livePath, liveProtocols } from '@anzhu/api/contract/live';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { systemClock } from '../src/platform/clock.ts';
import { findFaults } from '../src/platform/db/invariants.ts';
import type { Store } from '../src/platform/db/store.ts';
import { openStore } from '../src/platform/openStore.ts';
import { newPostgresPlace, type Place } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import { addOrder, addRoom, makeProperty, newGuest, realHotelDay } from './property.ts';
import { startProxy } from './proxy.ts';
import { ServerProcess } from './serverProcess.ts';

/** Vacant rooms to fill, and unpaid orders that are long due. */
async function prepare(place: Place, rooms: number, unpaid: number): Promise<number[]> {
  const running = await startTestServer(place);
  const { store } = running.server;
  const { near } = await makeProperty({ store }, await makePeople(running));
  const ids = await store.write(async (tx) => {
    for (let count = 0; count < unpaid; count += 1) {
      await addOrder(tx, near, { status: OrderStatus.unpaid });
    }
    const made: number[] = [];
    while (made.length < rooms) made.push((await addRoom(tx, near)).id);
    return made;
  });
  await running.stop();
  return ids;
}

async function open(place: Place): Promise<Store> {
  const store = await openStore({ ...place, clock: systemClock, deliver: () => undefined });
  onTestFinished(() => store.close());
  return store;
}

/** A board: behind a proxy it opens again when its line breaks, as the app's does. */
class TestBoard {
  readonly rooms = new Set<number>();
  opened = 0;
  readonly #url: string;
  readonly #token: string;
  readonly #opensAgain: boolean;
  #socket: WebSocket;

  constructor(url: string, token: string, opensAgain: boolean) {
    this.#opensAgain = opensAgain;
    this.#url = `${url.replace('http', 'ws')}${livePath}`;
    this.#token = token;
    this.#socket = this.#open();
    onTestFinished(() => {
      this.#socket.removeAllListeners('close');
      this.#socket.terminate();
    });
  }

  #open(): WebSocket {
    const socket = new WebSocket(this.#url, liveProtocols(this.#token));
    socket.on('error', () => undefined);
    socket.on('open', () => {
      this.opened += 1;
    });
    socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as { id: number } | { id: number }[];
      for (const { id } of [told].flat()) this.rooms.add(id);
    });
    socket.on('close', () => {
      if (this.#opensAgain) this.#socket = this.#open();
    });
    return socket;
  }
}

const today = realHotelDay();

describe.skipIf(inject('postgresUrl') === null)(
  'two servers on one database, behind a proxy',
  () => {
    it('one is killed: no answered change is lost, boards open again, nothing is done twice', async () => {
      const place = await newPostgresPlace();
      const [first = 0, last = 0, ...rooms] = await prepare(place, 62, 40);
      const environment = { TRUST_PROXY: '1' };
      const servers = [
        new ServerProcess(place, environment),
        new ServerProcess(place, environment),
      ];
      const [one, two] = servers;
      const urls = await Promise.all(servers.map((server) => server.url()));
      const proxy = await startProxy(urls);
      console.log(`two servers behind ${proxy.kind}`);
      const token = await signIn(proxy, 'staff');
      const checkIn = (roomId: number) =>
        call(
          proxy,
          'checkIn',
          {
            id: roomId,
            estimatedCheckIn: `${today} 14:00:00`,
            estimatedCheckOut: `${Number(today.slice(0, 4)) + 1}-01-01 12:00:00`,
            checkInfoList: [newGuest()],
          },
          token,
        );

      const proxied = Array.from({ length: 4 }, () => new TestBoard(proxy.url, token, true));
      const [atOne, atTwo] = urls.map((url) => new TestBoard(url, token, false));
      const boards = [atOne, atTwo, ...proxied];
      await expect.poll(() => boards.map((board) => board?.opened)).toEqual([1, 1, 1, 1, 1, 1]);
      expect((await checkIn(first)).code).toBe(200);
      for (const board of boards) await expect.poll(() => board?.rooms.has(first)).toBe(true);

      const store = await open(place);
      const unpaid = () =>
        store.db
          .selectFrom('orders')
          .select('id')
          .where('status', '=', OrderStatus.unpaid)
          .execute();
      await expect.poll(async () => (await unpaid()).length).toBe(0);
      const closings = await store.db
        .selectFrom('log')
        .select('target_id')
        .where('create_by', '=', '系统')
        .execute();
      expect(closings).toHaveLength(40);
      expect(new Set(closings.map((log) => log.target_id)).size).toBe(40);

      const answered = new Map<number, unknown>();
      const fill = async (roomId: number): Promise<void> => {
        const { code, data } = await checkIn(roomId);
        if (code === 200) answered.set(roomId, data.id);
        if (answered.size === 12) one?.kill('SIGKILL');
      };
      await Promise.allSettled(rooms.map(fill));
      expect(await one?.ended).toBe('SIGKILL');
      expect(answered.size).toBeGreaterThanOrEqual(12);

      // Requests without a response are sent again to the remaining server: done now, or done before.
      for (const roomId of rooms.filter((id) => !answered.has(id))) {
        expect([200, 409]).toContain((await checkIn(roomId)).code);
      }
      const opened = () => proxied.reduce((sum, board) => sum + board.opened, 0);
      await expect.poll(opened).toBeGreaterThan(4);
      expect((await checkIn(last)).code).toBe(200);
      for (const board of [atTwo, ...proxied]) {
        await expect.poll(() => board?.rooms.has(last)).toBe(true);
      }

      const stays = await store.db.selectFrom('stay').select(['room_id', 'order_id']).execute();
      const orderIn = new Map(stays.map((stay) => [stay.room_id, stay.order_id]));
      for (const [roomId, orderId] of answered) expect(orderIn.get(roomId)).toBe(orderId);
      const vacant = await store.db
        .selectFrom('room')
        .select('id')
        .where('status', '=', RoomStatus.vacant)
        .execute();
      expect(vacant).toEqual([]);
      expect(stays).toHaveLength(62);

      expect(await findFaults(store.db)).toEqual([]);
      expect(two?.output).not.toContain('level');
    });
  },
);
