import type { Contract } from '@anzhu/api/contract';
import { RoomStatus } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import { localTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/store.ts';
import { StayEnd } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { roomEvents } from './events.ts';
import { moveRoom } from './moveRoom.ts';
import type { RoomRow } from './read.ts';
import { roomFor } from './roomFor.ts';
import { statusLog } from './statusLog.ts';
import { endStay, lockPersonIn, openStay } from './stay.ts';

/** Someone in isolation moves to a vacant isolation room of the same hotel. */
export const changeRoom: Handler<Contract['changeRoom']> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const time = localTime(clock.now());
    const from = await roomFor(tx, input.currentRoomId, { session, action: 'changeRoom' });
    const to = await roomFor(tx, input.newRoomId, { session, action: 'view' });
    checkTarget(from, to);
    await moveBoth(tx, from, to);
    await lockPersonIn(tx, from);
    const { id: formerId, ...ended } = await endStay(tx, from, { kind: StayEnd.movedRoom, time });
    const stayId = await openStay(tx, to, {
      isolationPersonId: ended.isolation_person_id ?? 0,
      province: ended.province,
      checkInTime: time,
      leaveTime: ended.leave_time,
      today: dayOf(time),
    });
    await takeGuestsAlong(tx, formerId, stayId);
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
async function moveBoth(tx: Tx, from: RoomRow, to: RoomRow): Promise<void> {
  const moves = [
    { room: from, status: RoomStatus.awaitingCleaning },
    { room: to, status: RoomStatus.occupied },
  ].toSorted((one, other) => one.room.id - other.room.id);
  for (const { room, status } of moves) {
    await moveRoom(tx, room, { action: 'changeRoom', to: status });
  }
}

/** Whoever stayed in the former room stays in the new one. */
async function takeGuestsAlong(tx: Tx, formerId: number, stayId: number): Promise<void> {
  const guests = await tx
    .selectFrom('stay_guest')
    .select(['place', 'idcard', 'document_kind', 'phone', 'name', 'sex'])
    .where('stay_id', '=', formerId)
    .execute();
  if (guests.length === 0) return;
  const rows = guests.map((guest) => ({ ...guest, stay_id: stayId, has_left: 0 as const }));
  await tx.insertInto('stay_guest').values(rows).execute();
}
