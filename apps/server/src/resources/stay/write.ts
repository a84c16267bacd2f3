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
import { chargeLateFee, completeOrder, lockedOrder } from '../order/index.ts';
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
  const { id, order_id: orderId } = room;
  // The order before its room, as everywhere.
  const charged = await chargeLate(tx, room, leaving);
  const isOrderComplete = orderId !== null && (await completeOrder(tx, orderId, { leaving: id }));
  await setRoomStatus(tx, room, { action: 'checkOut' });
  await endStay(tx, room, { kind: StayEnd.checkedOut, time: leaving.time.now });
  const log = statusLog(room, roomTransitions.checkOut.to, {
    sketch: `房间 ${room.name} 退房`,
    also: byLabel(Room, { orderId }),
  });
  return {
    isOrderComplete,
    logs: [
      log,
      ...(charged ? [charged] : []),
      ...(isOrderComplete ? [completionLog(room, orderId)] : []),
    ],
  };
}

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
