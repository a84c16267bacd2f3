import { openToSettle } from '@anzhu/api/rules/masterBill';
import { toFen } from '@anzhu/api/rules/money';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, itemFaults } from '../../platform/refusal.ts';
import { lockOrder, orderFor, readOrderBill } from '../order/index.ts';
import { roomEvents, roomFor, type RoomRow } from '../room/index.ts';
import { lockAll } from './checkInRooms.ts';
import { readGroupRooms } from './groupRooms.ts';
import { leaveRoom } from './write.ts';

/** The rooms of a group with their guests, and what is open on their bills. */
export const roomsOfGroup: Handler<'roomsOfGroup'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const time = hotelTime(server);
  const rooms = await readGroupRooms(db, await orderFor(db, input.orderId, session));
  const guests = await readGuestNames(db, rooms);
  const billed = new Set<number>();
  const found = [];
  for (const { id, name, sn, order_id: orderId, leave_time } of rooms) {
    if (orderId === null || sn === null) continue;
    const order = await orderFor(db, String(orderId), session);
    const isFirst = !billed.has(orderId);
    billed.add(orderId);
    const bill = await readOrderBill(db, order, time);
    found.push({
      id,
      name,
      sn,
      orderId,
      guests: guests.get(id) ?? [],
      estimatedCheckOut: leave_time,
      open: isFirst ? openToSettle(bill) : 0,
      deposit: isFirst ? bill.deposit : 0,
      late: isFirst && 'late' in bill ? (bill.late?.amount ?? 0) : 0,
    });
  }
  return found;
};

/** The names of the guests who are in rooms, by room. */
async function readGuestNames(
  db: Db,
  rooms: readonly RoomRow[],
): Promise<ReadonlyMap<number, string[]>> {
  if (rooms.length === 0) return new Map();
  const rows = await db
    .selectFrom('stay')
    .innerJoin('stay_guest', 'stay_guest.stay_id', 'stay.id')
    .select(['stay.room_id', 'stay_guest.name'])
    .where(
      'stay.room_id',
      'in',
      rooms.map(({ id }) => id),
    )
    .where('stay.ended_time', 'is', null)
    .orderBy('stay_guest.place')
    .execute();
  const byRoom = Map.groupBy(rows, (row) => row.room_id);
  return new Map([...byRoom].map(([id, names]) => [id, names.map(({ name }) => name)]));
}

/** The guests of several rooms leave: of all of them, or of none; rooms that cannot are named (spec: rooms and stays). */
export const checkOutMany: Handler<'checkOutMany'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const faults = itemFaults('rooms', 'id');
    const rooms: RoomRow[] = [];
    const read = async (index: number, { id, sn }: (typeof input.rooms)[number]) =>
      faults.at(index, async () => {
        // Before the status: what is refused names its room.
        const room = await roomFor(tx, id, { session, action: 'view' });
        if (room.sn !== sn) throw conflict(`房间 ${room.name} 的该次入住已结束，请刷新后重试`);
        return roomFor(tx, id, { session, action: 'checkOut' });
      });
    for (const [index, one] of input.rooms.entries()) {
      const room = await read(index, one);
      if (room) rooms.push(room);
    }
    faults.refuse();
    // All orders before all rooms, the lower id first, as everywhere.
    await lockAll(
      rooms.flatMap(({ order_id }) => order_id ?? []),
      (id) => lockOrder(tx, id),
    );
    const logs: LogEntry[] = [];
    const orderIds: number[] = [];
    const order = [...input.rooms.entries()].toSorted(
      ([, one], [, other]) => rowId(one.id) - rowId(other.id),
    );
    for (const [index, { lateFee }] of order) {
      const room = rooms[index];
      const left =
        room &&
        (await faults.at(index, () =>
          leaveRoom(tx, room, { lateFee: toFen(lateFee ?? 0), session, time }),
        ));
      if (!left) continue;
      logs.push(...left.logs);
      if (left.isOrderComplete && room.order_id !== null) orderIds.push(room.order_id);
    }
    faults.refuse();
    const [log, ...others] = logs;
    return {
      data: { rooms: rooms.length, orderIds },
      events: await roomEvents(
        tx,
        rooms.map(({ id }) => id),
      ),
      log: log ? [log, ...others] : null,
    };
  });
};
