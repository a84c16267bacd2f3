import { byLabel } from '@anzhu/api/contract/label';
import { archivedUntil, OutOfOrder } from '@anzhu/api/contract/room';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday } from '@anzhu/api/rules/hotelDay';
import { changeRecord } from '../../platform/changeRecord.ts';
import { hotelTime } from '../../platform/clock.ts';
import { deleteUnused, type Use } from '../../platform/db/constraints.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { checkRoomFree, lockRoom, soldNights, withOversellCheck } from '../availability/index.ts';
import { roomRecord } from './log.ts';
import { outOfOrderEvents, outOfOrderLog } from './outOfOrder.ts';
import { roomFor } from './queries.ts';
import { checkUnchanged } from './status.ts';

/** Takes a vacant room out of use (停用): it is out of order from tonight on, without an end. */
export const archiveRoom: Handler<'archiveRoom'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const from = hotelToday(time);
  const { reason } = input;
  return server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'archive' });
    // As far as rooms of its type are sold, tonight at least.
    const sold = await soldNights(tx, room.room_type_id, time);
    const nights = nightsFrom(from, Math.max(1, sold.length));
    const isConfirmed = input.confirmOversold === true;
    const { id } = await withOversellCheck(tx, { room, nights, time, isConfirmed }, async () => {
      const { from: begin, until: end } = hotelDaySpan(from, time.dayStarts, nights.at(-1) ?? from);
      const period = { estimatedCheckIn: begin, estimatedCheckOut: end };
      await checkRoomFree(tx, { room, nights, period, time, forOrderIds: [] });
      const repair = await tx
        .selectFrom('room_block')
        .select('from_day')
        .where('room_id', '=', room.id)
        .where('to_day', '>=', from)
        .executeTakeFirst();
      if (repair) {
        throw conflict(`房间 ${room.name} ${repair.from_day.slice(5)} 起维修，请先解除维修`);
      }
      await checkUnchanged(tx, room, 'archive');
      return tx
        .insertInto('room_block')
        .values({
          room_id: room.id,
          from_day: from,
          to_day: archivedUntil,
          reason,
          created_by: session.userId,
          created_time: time.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return {
      data: { id },
      events: await outOfOrderEvents(tx, room.id, from),
      log: outOfOrderLog(room, {
        sketch: `停用房间 ${room.name}`,
        after: byLabel(OutOfOrder, { from, reason }),
      }),
    };
  });
};

/** Takes a room into use again from tonight on; the nights in which it was out of use stay so. */
export const restoreRoom: Handler<'restoreRoom'> = ({ input, session, origin }, server) => {
  const today = hotelToday(hotelTime(server));
  return server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'restore' });
    await lockRoom(tx, room.id);
    const archived = await tx
      .selectFrom('room_block')
      .select(['id', 'from_day as from', 'reason'])
      .where('room_id', '=', room.id)
      .where('to_day', '=', archivedUntil)
      .executeTakeFirst();
    if (!archived) throw conflict(`房间 ${room.name} 正在使用`);
    const { id, from, reason } = archived;
    if (from < today) {
      const last = addDays(today, -1);
      await tx.updateTable('room_block').set({ to_day: last }).where('id', '=', id).execute();
    } else {
      await tx.deleteFrom('room_block').where('id', '=', id).execute();
    }
    return {
      data: null,
      events: await outOfOrderEvents(tx, room.id, today),
      log: outOfOrderLog(room, {
        sketch: `恢复使用房间 ${room.name}`,
        before: byLabel(OutOfOrder, { from, reason }),
      }),
    };
  });
};

/** What shows that a room was used; repairs go with it. */
const uses: readonly Use[] = [
  { table: 'stay', column: 'room_id', counted: (count) => `${count} 次入住` },
  { table: 'orders', column: 'assigned_room_id', counted: (count) => `${count} 张排房的订单` },
  { table: 'isolation_person', column: 'room_id', counted: (count) => `${count} 名隔离人员` },
  { table: 'declaration', column: 'room_id', counted: (count) => `${count} 份申报` },
];

const instead = '；不再使用的请停用';

/** Deletes a vacant room that was never used. */
export const deleteRoom: Handler<'deleteRoom'> = ({ input, session, origin }, { store }) => {
  const target = { record: roomRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'remove' });
    await lockRoom(tx, room.id);
    const { id, name } = room;
    if (room.cleaned_day !== null) throw conflict(`房间「${name}」打扫过，不能删除${instead}`);
    await deleteUnused(tx, { table: 'room', id, kind: '房间', name, uses, instead });
    return { data: null };
  });
};
