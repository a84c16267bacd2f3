import { Isolation, IsolationStatus } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { IsolationExit, isolationExitLabel } from '@anzhu/api/contract/stay';
import { dayOf } from '@anzhu/api/rules/days';
import { roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import { localTime } from '../../platform/clock.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { StayEnd } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { completeOrder } from '../order/index.ts';
import { moveRoom, roomEvents, roomFor, type RoomRow, stateOf, statusLog } from '../room/index.ts';
import { endStay, lockPersonIn, openStay } from './stay.ts';

/** Guests leave: the room is to be cleaned, and with its last room the order is complete. */
export const checkOut: Handler<'checkOut'> = ({ input, session, origin }, { store, clock }) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'checkOut' });
    const { id, order_id: orderId } = room;
    // The order before its room, as everywhere.
    const isOrderComplete = orderId !== null && (await completeOrder(tx, orderId, { leaving: id }));
    await moveRoom(tx, room, { action: 'checkOut', to: RoomStatus.awaitingCleaning });
    await endStay(tx, room, { kind: StayEnd.checkedOut, time: localTime(clock.now()) });
    const log = statusLog(room, RoomStatus.awaitingCleaning, {
      sketch: `房间 ${room.name} 退房`,
      also: byLabel(Room, { orderId }),
    });
    return {
      data: { orderId, isOrderComplete },
      events: await roomEvents(tx, [id]),
      log: isOrderComplete ? [log, completionLog(room, orderId)] : log,
    };
  });

const completionLog = (room: RoomRow, orderId: number): LogEntry => ({
  type: LogType.dataChange,
  sketch: `订单 ${orderId} 已完成`,
  target: { kind: 'order', id: orderId },
  hotelId: room.hotel_id,
  before: byLabel(Order, { status: OrderStatus.checkedIn }),
  after: byLabel(Order, { status: OrderStatus.completed }),
});

/** How an isolation ends, by the way that was chosen. */
const ends = {
  [IsolationExit.released]: { status: IsolationStatus.released, kind: StayEnd.released },
  [IsolationExit.hospitalised]: {
    status: IsolationStatus.hospitalised,
    kind: StayEnd.hospitalised,
  },
} as const satisfies Record<IsolationExit, { status: IsolationStatus; kind: StayEnd }>;

/** Someone leaves isolation, released or to hospital: the room is to be disinfected. */
export const isolationCheckOut: Handler<'isolationCheckOut'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { status, kind } = ends[input.status];
    const time = localTime(clock.now());
    const room = await roomFor(tx, input.roomId, { session, action: 'exitIsolation' });
    await moveRoom(tx, room, { action: 'exitIsolation', to: RoomStatus.awaitingCleaning });
    await lockPersonIn(tx, room);
    const { isolation_person_id: personId } = await endStay(tx, room, { kind, time });
    await tx
      .updateTable('isolation_person')
      .set({ status, ended_time: time })
      .where('id', '=', personId)
      .where('status', '=', IsolationStatus.isolating)
      .execute();
    return {
      data: null,
      events: await roomEvents(tx, [room.id]),
      log: statusLog(room, RoomStatus.awaitingCleaning, {
        sketch: `房间 ${room.name} 退出隔离：${isolationExitLabel[input.status]}`,
        also: byLabel(Isolation, { id: personId, status }),
      }),
    };
  });

/** Someone in isolation moves to a vacant isolation room of the same hotel. */
export const changeRoom: Handler<'changeRoom'> = ({ input, session, origin }, { store, clock }) =>
  store.change({ session, origin }, async (tx) => {
    const time = localTime(clock.now());
    const from = await roomFor(tx, input.currentRoomId, { session, action: 'changeRoom' });
    const to = await roomFor(tx, input.newRoomId, { session, action: 'view' });
    checkTarget(from, to);
    await moveStatuses(tx, from, to);
    await lockPersonIn(tx, from);
    const { id: formerId, ...ended } = await endStay(tx, from, { kind: StayEnd.movedRoom, time });
    const stayId = await openStay(tx, to, {
      isolationPersonId: ended.isolation_person_id ?? 0,
      province: ended.province,
      checkInTime: time,
      leaveTime: ended.leave_time,
      today: dayOf(time),
    });
    await copyGuests(tx, formerId, stayId);
    await tx
      .updateTable('isolation_person')
      .set({ room_id: to.id })
      .where('id', '=', ended.isolation_person_id)
      .execute();
    const sketch = `隔离换房：${from.name} → ${to.name}`;
    return {
      data: null,
      events: await roomEvents(tx, [from.id, to.id]),
      log: [
        statusLog(from, RoomStatus.awaitingCleaning, { sketch }),
        statusLog(to, RoomStatus.occupied, { sketch }),
      ],
    };
  });

function checkTarget(from: RoomRow, to: RoomRow): void {
  if (from.hotel_id !== to.hotel_id) throw invalid('newRoomId', '新房间应在同一酒店');
  if (to.is_isolation !== 1) throw invalid('newRoomId', '新房间应为隔离房');
  if (to.status !== RoomStatus.vacant) throw conflict(`新房间 ${to.name} 已不是空闲`);
}

/** Takes both rooms, always the lower id first: two moves that cross do not block each other. */
async function moveStatuses(tx: Tx, from: RoomRow, to: RoomRow): Promise<void> {
  const moves = [
    { room: from, status: RoomStatus.awaitingCleaning },
    { room: to, status: RoomStatus.occupied },
  ].toSorted((one, other) => one.room.id - other.room.id);
  for (const { room, status } of moves) {
    await moveRoom(tx, room, { action: 'changeRoom', to: status });
  }
}

/** Moves the open stay of one room to another. */
async function copyGuests(tx: Tx, formerId: number, stayId: number): Promise<void> {
  const guests = await tx
    .selectFrom('stay_guest')
    .select(['place', 'idcard', 'document_kind', 'phone', 'name', 'sex'])
    .where('stay_id', '=', formerId)
    .execute();
  if (guests.length === 0) return;
  const rows = guests.map((guest) => ({ ...guest, stay_id: stayId, has_left: 0 as const }));
  await tx.insertInto('stay_guest').values(rows).execute();
}

/** A room is clean again, and vacant. */
export const cleanRoom: Handler<'cleanRoom'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'clean' });
    await moveRoom(tx, room, { action: 'clean', to: RoomStatus.vacant });
    const label = roomActionLabel('clean', stateOf(room).isIsolation);
    return {
      data: null,
      events: await roomEvents(tx, [room.id]),
      log: statusLog(room, RoomStatus.vacant, { sketch: `房间 ${room.name} ${label}` }),
    };
  });
