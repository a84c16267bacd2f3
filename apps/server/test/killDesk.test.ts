import { LineKind } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { addDays } from '@anzhu/api/rules/days';
import { expect, it } from 'vitest';
import { localTime } from '../src/platform/clock.ts';
import type { Store, Tx } from '../src/platform/db/store.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { onBothEngines, type Place } from './engines.ts';
import { call, startTestServer } from './harness.ts';
import { makePeople, signIn } from './people.ts';
import {
  addOrder,
  addRoom,
  makeProperty,
  newGuest,
  type Property,
  realHotelDay,
} from './property.ts';
import { reopenStore } from './reopenStore.ts';
import { ServerProcess } from './serverProcess.ts';

/** After how many responses the server is killed; `npm run faults` makes more rounds. */
const rounds = Array.from(
  { length: Number(process.env['FAULT_ROUNDS'] ?? 2) },
  (_, round) => [5, 20, 1, 33, 12, 40, 27, 3, 16, 45][round % 10] ?? 1,
);

/** Writes of each kind. */
const each = 6;

const today = realHotelDay();
const day = (offset: number): string => addDays(today, offset);
const since = `${day(-1)} 14:00:00`;
const until = `${day(1)} 12:00:00`;
const later = `${day(2)} 12:00:00`;

/** Guests in a room since yesterday, until tomorrow. */
const occupied = (tx: Tx, near: Property['near'], stay = {}) =>
  addRoom(tx, near, {
    status: RoomStatus.occupied,
    order: { arrive_time: since, leave_time: until, pay: 60_000, last_pay: 60_000 },
    stay: { check_in_time: since, leave_time: until, ...stay },
  });

const justOpened = () => ({
  opened_time: localTime(Date.now()),
  undo: JSON.stringify({ room: { status: RoomStatus.vacant, held_order_id: null }, order: null }),
});

/** Rooms, orders and people for every write. */
async function prepare(place: Place) {
  const running = await startTestServer(place);
  const { store } = running.server;
  const property = await makeProperty({ store }, await makePeople(running));
  const { near, far } = property;
  const listOf = async <Item>(make: (tx: Tx) => Promise<Item>): Promise<Item[]> =>
    store.write(async (tx) => {
      const items: Item[] = [];
      while (items.length < each) items.push(await make(tx));
      return items;
    });
  const prepared = {
    property,
    extend: await listOf((tx) => occupied(tx, near)),
    move: await listOf(async (tx) => ({
      from: await occupied(tx, near),
      to: await addRoom(tx, near),
    })),
    undo: await listOf((tx) => occupied(tx, near, justOpened())),
    bill: await listOf((tx) => occupied(tx, near)),
    assign: await listOf(async (tx) => ({
      room: await addRoom(tx, near),
      orderId: await addOrder(tx, near, {
        arrive_time: `${day(5)} 14:00:00`,
        leave_time: `${day(6)} 12:00:00`,
        nights: 1,
        pay: 30_000,
        last_pay: 30_000,
      }),
    })),
    outOfOrder: await listOf((tx) => addRoom(tx, near)),
    transfer: await listOf(async (tx) => {
      await addRoom(tx, far, { isIsolation: true });
      const { id } = await addRoom(tx, near, {
        isIsolation: true,
        status: RoomStatus.occupied,
      });
      const { personId } = await tx
        .selectFrom('stay')
        .select('isolation_person_id as personId')
        .where('room_id', '=', id)
        .executeTakeFirstOrThrow();
      return personId ?? 0;
    }),
  };
  await running.stop();
  return prepared;
}

/** A write, and whether the store has what it has answered. */
interface Write {
  send: () => Promise<{ code: number | string; data?: unknown }>;
  isThere: (store: Store, data: unknown) => Promise<boolean>;
}

const roomIs = async ({ db }: Store, id: number, status: RoomStatus): Promise<boolean> =>
  (await db.selectFrom('room').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status === status;

const leavesAt = async ({ db }: Store, roomId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('stay')
      .select('leave_time')
      .where('room_id', '=', roomId)
      .where('ended_time', 'is', null)
      .executeTakeFirst()
  )?.leave_time;

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Every write of the desk, in turns. */
async function writesOf(url: string, prepared: Prepared): Promise<Write[]> {
  const staff = await signIn({ url }, 'staff');
  const guard = await signIn({ url }, 'guard');
  const { near, far } = prepared.property;
  const kinds: Write[][] = [
    prepared.extend.map(({ id: roomId, sn }) => ({
      send: () =>
        call({ url }, 'changeStay', { roomId, sn, leaveTime: later, pay: 300, method: 0 }, staff),
      isThere: async (store) => (await leavesAt(store, roomId)) === later,
    })),
    prepared.move.map(({ from, to }) => ({
      send: () => call({ url }, 'changeRoom', { currentRoomId: from.id, newRoomId: to.id }, staff),
      isThere: async (store) =>
        (await roomIs(store, from.id, RoomStatus.awaitingCleaning)) &&
        (await leavesAt(store, to.id)) === until,
    })),
    prepared.undo.map(({ id: roomId, sn }) => ({
      send: () => call({ url }, 'undoStay', { roomId, sn }, staff),
      isThere: (store) => roomIs(store, roomId, RoomStatus.vacant),
    })),
    prepared.bill.map(({ orderId }) => ({
      send: () =>
        call(
          { url },
          'addBillLine',
          { orderId, kind: LineKind.charge, amount: 28, note: '早餐' },
          staff,
        ),
      isThere: async ({ db }) =>
        (
          await db
            .selectFrom('bill_line')
            .select('id')
            .where('order_id', '=', orderId)
            .where('kind', '=', LineKind.charge)
            .execute()
        ).length === 1,
    })),
    prepared.assign.map(({ room, orderId }) => ({
      send: () => call({ url }, 'assignOrder', { orderId, roomId: room.id }, staff),
      isThere: async ({ db }) =>
        (
          await db
            .selectFrom('orders')
            .select('assigned_room_id')
            .where('id', '=', orderId)
            .executeTakeFirstOrThrow()
        ).assigned_room_id === room.id,
    })),
    prepared.outOfOrder.map(({ id: roomId }) => ({
      send: () =>
        call(
          { url },
          'setOutOfOrder',
          { roomId, from: day(10), to: day(12), reason: '漏水' },
          staff,
        ),
      isThere: async ({ db }) =>
        (await db.selectFrom('room_block').select('id').where('room_id', '=', roomId).execute())
          .length === 1,
    })),
    prepared.transfer.map((id) => ({
      send: () =>
        call(
          { url },
          'transferIsolation',
          { ids: [id], hotelId: far.hotelId, roomType: far.typeId },
          guard,
        ),
      isThere: async ({ db }) =>
        (
          await db
            .selectFrom('isolation_person')
            .select('hotel_id')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).hotel_id === far.hotelId,
    })),
    Array.from({ length: each }, () => ({
      send: () => {
        const { name, number } = newGuest();
        const booking = {
          roomType: near.typeId,
          estimatedCheckIn: `${day(20)} 14:00:00`,
          estimatedCheckOut: `${day(21)} 12:00:00`,
          name,
          number,
          province: '浙江',
          status: OrderStatus.paid,
          method: 0,
          rooms: 2,
        };
        return call({ url }, 'addOrder', booking, staff);
      },
      isThere: async ({ db }, data) => {
        const ids = (data as { ids: unknown[] }).ids.map(Number);
        const rows = await db.selectFrom('orders').select('id').where('id', 'in', ids).execute();
        return ids.length === 2 && rows.length === 2;
      },
    })),
  ];
  return Array.from({ length: each }, (_, index) =>
    kinds.flatMap((kind) => kind[index] ?? []),
  ).flat();
}

onBothEngines((newPlace) => {
  it.each(rounds)(
    'killed after %i of 48 writes of the desk: what was answered is there, nothing is half made',
    async (enough) => {
      const place = await newPlace();
      const prepared = await prepare(place);
      const server = new ServerProcess(place);
      const url = await server.url();
      const writes = await writesOf(url, prepared);
      const refused: unknown[] = [];
      const answered: { write: Write; data: unknown }[] = [];
      await Promise.allSettled(
        writes.map(async (write) => {
          const answer = await write.send();
          if (Number(answer.code) === 200) answered.push({ write, data: answer.data });
          else refused.push(answer);
          if (answered.length === enough) server.kill('SIGKILL');
        }),
      );
      expect(await server.ended).toBe('SIGKILL');
      expect(refused).toEqual([]);
      expect(answered.length).toBeGreaterThanOrEqual(enough);

      const store = await reopenStore(place);
      expect(await checkStore(store.db, store.engine)).toEqual([]);
      for (const { write, data } of answered) expect(await write.isThere(store, data)).toBe(true);
    },
  );
});
