import type { Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import { sql } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { checkGuests, guestTaken, insertGuests, labelGuests } from './guests.ts';
import { roomFor } from './roomFor.ts';

/** Replaces the guests of the stay that is in a room now. */
export const modifyGuests: Handler<Contract['modifyGuests']> = async (
  { input, session, origin },
  { store },
) => {
  const modifying = store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.roomId, { session, action: 'modifyGuests' });
    // Locks the stay until the end: no concurrent check-out or change of guests.
    const stay = await tx
      .updateTable('stay')
      .set({ sn: sql`sn` })
      .where('room_id', '=', room.id)
      .where('sn', '=', input.sn)
      .where('ended_time', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!stay) throw conflict('该次入住已结束，请刷新后重试');
    await checkGuests(tx, input.checkInfoList, { maxLoad: room.max_load, stayId: stay.id });
    const before = await tx
      .deleteFrom('stay_guest')
      .where('stay_id', '=', stay.id)
      .returning(['place', 'name', 'idcard', 'phone'])
      .execute();
    await insertGuests(tx, stay.id, input.checkInfoList);
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `修改房间 ${room.name} 的入住人`,
        target: { kind: '房间', id: room.id },
        hotelId: room.hotel_id,
        before: labelGuests(before.toSorted((one, other) => one.place - other.place)),
        after: labelGuests(input.checkInfoList.map((guest) => ({ ...guest, phone: guest.number }))),
      },
    };
  });
  return modifying.catch((error: unknown) => {
    throw guestTaken(error);
  });
};
