import { Code } from '@anzhu/api/contract/envelope';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Room, toInspectLabel } from '@anzhu/api/contract/room';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import {
  type RoomAction,
  roomActionLabel,
  roomTransitions,
} from '@anzhu/api/rules/roomTransitions';
import { hotelTime } from '../../platform/clock.ts';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import {
  roomEvents,
  roomFor,
  type RoomRow,
  setRoomStatus,
  stateOf,
  statusLog,
} from '../room/index.ts';

/** Whether the hotel of a room inspects what was cleaned. */
async function isInspected(tx: Tx, { hotel_id }: RoomRow): Promise<boolean> {
  const { inspects } = await tx
    .selectFrom('hotel')
    .select('inspects')
    .where('id', '=', hotel_id)
    .executeTakeFirstOrThrow();
  return inspects === 1;
}

/** Moves a room from 待打扫 to vacant, or to 待查 where the hotel inspects. */
async function clean(tx: Tx, room: RoomRow, day: string): Promise<LogEntry> {
  const isToInspect = await isInspected(tx, room);
  await setRoomStatus(tx, room, { action: 'clean', cleaned: { day, isToInspect } });
  const label = roomActionLabel('clean', stateOf(room).isIsolation);
  return isToInspect
    ? inspectionLog(room, { sketch: `房间 ${room.name} ${label}，${toInspectLabel}`, isToInspect })
    : statusLog(room, roomTransitions.clean.to, { sketch: `房间 ${room.name} ${label}` });
}

/** A room is clean again, and vacant or to be inspected. */
export const cleanRoom: Handler<'cleanRoom'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'clean' });
    const log = await clean(tx, room, hotelToday(hotelTime(server)));
    return { data: null, events: await roomEvents(tx, [room.id]), log };
  });

interface RoomsToDo {
  ids: readonly string[];
  session: Session;
  action: RoomAction;
}

/**
 * Does something in each room that allows it, in one transaction. Another clerk may have been first in some: those are
 * named with the reason.
 */
async function inEach(
  tx: Tx,
  { ids: wanted, session, action }: RoomsToDo,
  act: (room: RoomRow) => Promise<LogEntry>,
) {
  const skipped: { name: string; reason: string }[] = [];
  const ids: number[] = [];
  const logs: LogEntry[] = [];
  // The lower id first, as everywhere.
  for (const id of [...new Set(wanted)].toSorted((one, other) => rowId(one) - rowId(other))) {
    const room = await roomFor(tx, id, { session, action: 'view' });
    try {
      logs.push(await act(await roomFor(tx, id, { session, action })));
      ids.push(room.id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== Code.conflict) throw error;
      skipped.push({ name: room.name, reason: error.message });
    }
  }
  const [first, ...further] = logs;
  return {
    data: { ids, skipped },
    events: await roomEvents(tx, ids),
    log: first ? ([first, ...further] as const) : null,
  };
}

/** Rooms are clean again: each that was to be cleaned. */
export const cleanRooms: Handler<'cleanRooms'> = ({ input, session, origin }, server) =>
  server.store.change({ session, origin }, (tx) =>
    inEach(tx, { ids: input.ids, session, action: 'clean' }, (room) =>
      clean(tx, room, hotelToday(hotelTime(server))),
    ),
  );

/** Rooms that were cleaned are let again, or are to be cleaned once more. */
export const inspectRooms: Handler<'inspectRooms'> = ({ input, session, origin }, { store }) => {
  const action = input.isPassed ? 'inspect' : 'redo';
  return store.change({ session, origin }, (tx) =>
    inEach(tx, { ids: input.ids, session, action }, async (room) => {
      await setRoomStatus(tx, room, { action });
      const sketch = `房间 ${room.name} ${roomActionLabel(action, stateOf(room).isIsolation)}`;
      return input.isPassed
        ? statusLog(room, roomTransitions.inspect.to, { sketch })
        : inspectionLog(room, { sketch, isToInspect: false });
    }),
  );
};

/** Rooms were cleaned while their guests stay: each once a day. */
export const serviceRooms: Handler<'serviceRooms'> = ({ input, session, origin }, server) => {
  const today = hotelToday(hotelTime(server));
  return server.store.change({ session, origin }, (tx) =>
    inEach(tx, { ids: input.ids, session, action: 'service' }, async (room) => {
      const { numUpdatedRows } = await tx
        .updateTable('room')
        .set({ cleaned_day: today })
        .where('id', '=', room.id)
        .where('status', '=', room.status)
        .where('is_isolation', '=', room.is_isolation)
        .where(({ eb, or }) => or([eb('cleaned_day', 'is', null), eb('cleaned_day', '<', today)]))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw conflict('今天已打扫过');
      return roomLog(room, {
        sketch: `房间 ${room.name} 续住打扫`,
        before: byLabel(Room, { cleanedDay: room.cleaned_day }),
        after: byLabel(Room, { cleanedDay: today }),
      });
    }),
  );
};

/** Assigns a cleaner to rooms; an empty name removes the assignment. */
export const assignCleaner: Handler<'assignCleaner'> = async (
  { input, session, origin },
  { store },
) => {
  const { cleaner } = input;
  return store.change({ session, origin }, async (tx) => {
    const done = await inEach(tx, { ids: input.ids, session, action: 'view' }, async (room) => {
      await tx.updateTable('room').set({ cleaner }).where('id', '=', room.id).execute();
      return roomLog(room, {
        sketch: cleaner ? `房间 ${room.name} 由 ${cleaner} 打扫` : `房间 ${room.name} 不安排打扫员`,
        before: byLabel(Room, { cleaner: room.cleaner }),
        after: byLabel(Room, { cleaner }),
      });
    });
    return { ...done, data: null };
  });
};

/** Log entry of a room that is the same otherwise. */
const roomLog = (
  room: RoomRow,
  entry: Pick<LogEntry, 'sketch' | 'before' | 'after'>,
): LogEntry => ({
  type: LogType.dataChange,
  target: { kind: 'room', id: room.id, name: room.name },
  hotelId: room.hotel_id,
  ...entry,
});

/** Log entry of a room that is to be inspected from now on, or no longer. */
const inspectionLog = (
  room: RoomRow,
  { sketch, isToInspect }: { sketch: string; isToInspect: boolean },
): LogEntry =>
  roomLog(room, {
    sketch,
    before: byLabel(Room, { isToInspect: !isToInspect }),
    after: byLabel(Room, { isToInspect }),
  });
