import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import { Isolation, IsolationStatus } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Order, OrderStatus } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { IsolationExit, isolationExitLabel } from '@anzhu/api/contract/stay';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { hotelTime, localTime } from '../../platform/clock.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { StayEnd } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { chargeLateFee, leaveOrder, lockedBill, lockedOrder, settleOrder } from '../order/index.ts';
import { setRoomStatus, roomEvents, roomFor, type RoomRow, statusLog } from '../room/index.ts';
import { endStay, lockPersonIn } from './stay.ts';

/** Guests leave: the room is to be cleaned, and with its last room the order is complete. */
export const checkOut: Handler<'checkOut'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'checkOut' });
    const lateFee = toFen(input.lateFee ?? 0);
    const left = await leaveRoom(tx, room, { lateFee, session, time });
    return {
      data: { orderId: room.order_id, isOrderComplete: left.isOrderComplete },
      events: await roomEvents(tx, [room.id]),
      log: left.logs,
    };
  });
};

/** Settles a bill in one step; with a room its guests leave (spec: the bill). */
export const settleBill: Handler<'settleBill'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const { orderId, checkOut: roomId } = input;
    if (roomId === undefined && input.lateFee !== undefined) {
      throw invalid('lateFee', '没有退房，不能收延迟退房费');
    }
    const room =
      roomId === undefined ? null : await roomFor(tx, roomId, { session, action: 'checkOut' });
    if (room && String(room.order_id) !== orderId) {
      throw conflict('房间已不是这笔订单的，请刷新后重试', 'checkOut');
    }
    const order = await lockedBill(tx, orderId, session);
    const lateFee = toFen(input.lateFee ?? 0);
    const charged = room && (await chargeLate(tx, room, { lateFee, session, time }));
    const settled = await settleOrder(tx, order, { input, session, time });
    const left = room && (await endRoomStay(tx, room, { session, time }));
    const logs = [charged, ...settled.logs, ...(left?.logs ?? [])].filter((log) => log !== null);
    const [log, ...furtherLogs] = logs;
    return {
      data: { ...settled.bill, isOrderComplete: left?.isOrderComplete ?? null },
      events: [...settled.events, ...(room ? await roomEvents(tx, [room.id]) : [])],
      log: log ? [log, ...furtherLogs] : null,
    };
  });
};

interface Leaving {
  /** What is charged for a late check-out. */
  lateFee: Fen;
  session: Session;
  time: HotelTime;
}

/** Charges a late check-out of the order of a room. @returns what was charged or left off, for the log */
async function chargeLate(
  tx: Tx,
  { order_id: orderId }: RoomRow,
  { lateFee: amount, session, time }: Leaving,
): Promise<LogEntry | null> {
  if (orderId === null) return null;
  const order = await lockedOrder(tx, String(orderId), session);
  return chargeLateFee(tx, order, { amount, session, time });
}

/** Ends the stay of guests in a room that was read. */
export async function leaveRoom(
  tx: Tx,
  room: RoomRow,
  leaving: Leaving,
): Promise<{ isOrderComplete: boolean; logs: [LogEntry, ...LogEntry[]] }> {
  // The order before its room, as everywhere.
  const charged = await chargeLate(tx, room, leaving);
  const { isOrderComplete, logs } = await endRoomStay(tx, room, leaving);
  const [log, ...furtherLogs] = logs;
  return { isOrderComplete, logs: [log, ...(charged ? [charged] : []), ...furtherLogs] };
}

/** Ends the stay in a room, and with the last one of its order the order, as far as its bill allows. */
async function endRoomStay(
  tx: Tx,
  room: RoomRow,
  { session, time }: Omit<Leaving, 'lateFee'>,
): Promise<{ isOrderComplete: boolean; logs: [LogEntry, ...LogEntry[]] }> {
  const { id, order_id: orderId } = room;
  const left = orderId === null ? null : await leaveOrder(tx, orderId, { leaving: id, session });
  await setRoomStatus(tx, room, { action: 'checkOut' });
  await endStay(tx, room, { kind: StayEnd.checkedOut, time: time.now });
  const log = statusLog(room, roomTransitions.checkOut.to, {
    sketch: `房间 ${room.name} 退房`,
    also: byLabel(Room, { orderId }),
  });
  const logs: [LogEntry, ...LogEntry[]] =
    left && orderId !== null ? [log, completionLog(room, orderId, left.notes)] : [log];
  return { isOrderComplete: left !== null, logs };
}

/** Log entry of an order whose last guests have left; with what they left open. */
const completionLog = (room: RoomRow, orderId: number, openNotes: readonly string[]): LogEntry => ({
  type: LogType.dataChange,
  sketch: `订单 ${orderId} 已完成${openNotes.length > 0 ? `，${openNotes.join('，')}` : ''}`,
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
    await setRoomStatus(tx, room, { action: 'exitIsolation' });
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
      log: statusLog(room, roomTransitions.exitIsolation.to, {
        sketch: `房间 ${room.name} 退出隔离：${isolationExitLabel[input.status]}`,
        also: byLabel(Isolation, { id: personId, status }),
      }),
    };
  });
