import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { archivedUntil, OutOfOrder } from '@anzhu/api/contract/room';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { daysBetween } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import { hotelTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound } from '../../platform/refusal.ts';
import type { RoomEvent } from '../../platform/roomEvents.ts';
import { checkRoomFree, lockRoom, withOversellCheck } from '../availability/index.ts';
import { readNextOutOfOrder, roomEvents, roomFor, type RoomRow } from './queries.ts';
import { checkUnchanged } from './status.ts';

/** Sets a room out of order (维修) for nights without a stay or an assigned order. */
export const setOutOfOrder: Handler<'setOutOfOrder'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const { from, to, reason } = input;
  return server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.roomId, { session, action: 'setOutOfOrder' });
    if (from < hotelToday(time)) throw invalid('from', '开始日期不能早于今天');
    const nights = nightsFrom(from, daysBetween(from, to) + 1);
    const isConfirmed = input.confirmOversold === true;
    const { id } = await withOversellCheck(tx, { room, nights, time, isConfirmed }, async () => {
      const { from: begin, until: end } = hotelDaySpan(from, time.dayStarts, to);
      const period = { estimatedCheckIn: begin, estimatedCheckOut: end };
      await checkRoomFree(tx, { room, nights, period, time, forOrderIds: [] });
      await checkUnchanged(tx, room, 'setOutOfOrder');
      return tx
        .insertInto('room_block')
        .values({
          room_id: room.id,
          from_day: from,
          to_day: to,
          reason,
          created_by: session.userId,
          created_time: time.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return {
      data: { id },
      events: await outOfOrderEvents(tx, room.id, hotelToday(time)),
      log: outOfOrderLog(room, {
        sketch: `房间 ${room.name} 维修`,
        after: byLabel(OutOfOrder, { from, to, reason }),
      }),
    };
  });
};

/** Ends a repair, or calls off one to come. One that is over stays: its nights were not sold. */
export const endOutOfOrder: Handler<'endOutOfOrder'> = ({ input, session, origin }, server) => {
  const today = hotelToday(hotelTime(server));
  return server.store.change({ session, origin }, async (tx) => {
    const period = await tx
      .selectFrom('room_block')
      .select(['id', 'room_id', 'from_day as from', 'to_day as to', 'reason'])
      .where('id', '=', rowId(input.id))
      .executeTakeFirst();
    if (!period) throw notFound('维修');
    const { id, room_id, from, to, reason } = period;
    const room = await roomFor(tx, String(room_id), { session, action: 'endOutOfOrder' }).catch(
      () => {
        throw notFound('维修');
      },
    );
    if (to === archivedUntil) throw conflict(`房间 ${room.name} 已停用，请用「恢复使用」`);
    if (to < today) throw conflict('维修已结束');
    await lockRoom(tx, room.id);
    const { numDeletedRows } = await tx
      .deleteFrom('room_block')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw conflict('维修已解除');
    return {
      data: { id },
      events: await outOfOrderEvents(tx, room.id, today),
      log: outOfOrderLog(room, {
        sketch: `房间 ${room.name} 解除维修`,
        before: byLabel(OutOfOrder, { from, to, reason }),
      }),
    };
  });
};

export const outOfOrderLog = (
  room: RoomRow,
  { sketch, ...values }: Pick<LogEntry, 'sketch' | 'before' | 'after'>,
): LogEntry => ({
  type: LogType.dataChange,
  sketch,
  target: { kind: 'room', id: room.id, name: room.name },
  hotelId: room.hotel_id,
  ...values,
});

/** How the room stands now, with its repair. */
export async function outOfOrderEvents(
  tx: Tx,
  roomId: number,
  today: string,
): Promise<RoomEvent[]> {
  const periods = await readNextOutOfOrder(tx, today, sql`room.id = ${roomId}`);
  const events = await roomEvents(tx, [roomId]);
  return events.map(({ room, ...event }) => ({
    ...event,
    room: { ...room, blocked: periods.get(roomId) ?? null },
  }));
}
