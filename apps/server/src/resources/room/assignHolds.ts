import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Room, RoomStatus } from '@anzhu/api/contract/room';
import { nightsOf } from '@anzhu/api/rules/availability';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import { systemActor } from '../../platform/caller.ts';
import { hotelTime, localTime } from '../../platform/clock.ts';
import { conflict } from '../../platform/refusal.ts';
import { each, type Job } from '../../platform/schedule/job.ts';
import type { Server } from '../../platform/server.ts';
import { roomEvents } from './queries.ts';
import { heldStatus, holdRoom, type HoldingOrder } from './status.ts';

/** Rows read at once. */
const batchSize = 100;

/** An order whose guests come today, or should have come yesterday, and for which no room is held. */
interface Due {
  id: number;
  hotelId: number;
  roomTypeId: number;
  estimatedCheckIn: string;
  estimatedCheckOut: string;
  status: HoldingOrder['status'];
}

const readArrivalsWithoutRoom = (server: Server, after: number): Promise<Due[]> => {
  const time = hotelTime(server);
  const today = hotelToday(time);
  const { from, until } = hotelDaySpan(addDays(today, -1), time.dayStarts, today);
  return (
    server.store.db
      .selectFrom('orders')
      .select(['id', 'hotel_id as hotelId', 'room_type_id as roomTypeId'])
      .select(['arrive_time as estimatedCheckIn', 'leave_time as estimatedCheckOut'])
      .select(sql<HoldingOrder['status']>`status`.as('status'))
      // As the index of what is due has it.
      .where(sql<boolean>`status in (0, 1) and (status = 1 or guarantee <> 0)`)
      .where('arrive_time', '>=', from)
      .where('arrive_time', '<=', until)
      .where('leave_time', '>', time.now)
      .where('day_use_hours', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('room').select('id').whereRef('held_order_id', '=', 'orders.id'))),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
  );
};

/** Holds a vacant room for guests who come today; refuses when there is none, or one already. */
const reserve = ({ store, config }: Server, order: Due): Promise<null> =>
  store.change(systemActor, async (tx) => {
    // Takes the order first: of two instances the second sees the room that the first has held.
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set((eb) => ({ status: eb.ref('status') }))
      .where('id', '=', order.id)
      .where('status', '=', order.status)
      .executeTakeFirst();
    const held = await tx
      .selectFrom('room')
      .select('id')
      .where('held_order_id', '=', order.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || held) throw conflict('订单已有房间');
    const room = await holdRoom(tx, {
      ...order,
      nights: nightsOf(order, config.dayStarts),
      period: order,
    });
    if (!room) throw conflict('没有空闲房间');
    return {
      data: null,
      events: await roomEvents(tx, [room.id]),
      log: {
        type: LogType.dataChange,
        sketch: `房间 ${room.name} 为今日到店的订单 ${order.id} 预留`,
        target: { kind: 'room', id: room.id, name: room.name },
        hotelId: order.hotelId,
        before: byLabel(Room, { status: RoomStatus.vacant }),
        after: byLabel(Room, { status: heldStatus[order.status], orderId: order.id }),
      },
    };
  });

/** A room that is held for guests who did not come: their stay would be over by now. */
interface Missed {
  id: number;
  name: string;
  hotelId: number;
  orderId: number;
  status: RoomStatus;
}

const readNoShowHolds = ({ store, clock }: Server, after: number): Promise<Missed[]> =>
  store.db
    .selectFrom('room')
    .innerJoin('orders', 'orders.id', 'room.held_order_id')
    .select(['room.id', 'room.name', 'room.status'])
    .select(['room.hotel_id as hotelId', 'orders.id as orderId'])
    .where('room.held_order_id', 'is not', null)
    .where('orders.leave_time', '<=', localTime(clock.now()))
    .where('room.id', '>', after)
    .orderBy('room.id')
    .limit(batchSize)
    .execute();

/** Frees such a room; what becomes of the money is for a clerk to decide. */
const free = ({ store }: Server, { id, name, hotelId, orderId, status }: Missed): Promise<null> =>
  store.change(systemActor, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('room')
      .set({ status: roomTransitions.release.to, held_order_id: null })
      .where('id', '=', id)
      .where('held_order_id', '=', orderId)
      .where('status', '=', status)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('房间已不再预留');
    return {
      data: null,
      events: await roomEvents(tx, [id]),
      log: {
        type: LogType.dataChange,
        sketch: `订单 ${orderId} 的客人未到店，房间 ${name} 不再预留`,
        target: { kind: 'room', id, name },
        hotelId,
        before: byLabel(Room, { status, orderId }),
        after: byLabel(Room, { status: roomTransitions.release.to }),
      },
    };
  });

/**
 * Holds rooms on the day that guests come, and frees those of guests who did not come in time
 * (spec: rooms and stays; a room is reserved for a paid order, tentative for one that is paid later).
 */
export const assignHolds: Job = {
  name: 'keep holds',
  every: 120,
  async run(server, signal) {
    await each<Missed>(signal, {
      read: (after) => readNoShowHolds(server, after?.id ?? 0),
      act: (room) => free(server, room),
    });
    await each<Due>(signal, {
      read: (after) => readArrivalsWithoutRoom(server, after?.id ?? 0),
      act: (order) => reserve(server, order),
    });
  },
};
