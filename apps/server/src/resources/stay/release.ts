import { Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { nightsAhead } from '@anzhu/api/rules/availability';
import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { isolationChangeErrors } from '@anzhu/api/rules/isolation';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Change, Tx } from '../../platform/db/store.ts';
import { conflict, invalid, refuseFaults } from '../../platform/refusal.ts';
import { checkRoomFree } from '../availability/index.ts';
import { roomEvents, type RoomRow } from '../room/index.ts';
import type { OpenStay } from './stay.ts';

interface Release {
  room: RoomRow;
  stay: OpenStay;
  leaveTime: LocalTime;
  time: HotelTime;
}

/** Moves the planned release of the person in an isolation room. */
export async function changeRelease(
  tx: Tx,
  { room, stay, leaveTime, time }: Release,
): Promise<Change<{ orderId: null; days: number; pay: number; lastPay: number }>> {
  const data = { orderId: null, days: 0, pay: 0, lastPay: 0 };
  if (leaveTime === stay.leave_time) return { data, log: null };
  if (dayOf(leaveTime) < dayOf(time.now)) throw invalid('leaveTime', '预计解除时间不能早于今天');
  if (leaveTime <= stay.check_in_time) {
    throw invalid('leaveTime', '预计解除时间应晚于入住时间');
  }
  const before = { checkInTime: stay.check_in_time, checkOutTime: stay.leave_time };
  const { checkOutTime } = isolationChangeErrors(
    before,
    { ...before, checkOutTime: leaveTime },
    dayOf(time.now),
  );
  if (checkOutTime !== undefined) refuseFaults({ leaveTime: checkOutTime });
  const period = { estimatedCheckIn: stay.check_in_time, estimatedCheckOut: leaveTime };
  await checkRoomFree(tx, {
    room,
    nights: nightsAhead(period, time),
    time,
    forOrderIds: [],
    forPersonId: stay.isolation_person_id,
  });
  // The person before the stay, as everywhere.
  await tx
    .updateTable('isolation_person')
    .set({ check_out_time: leaveTime })
    .where('id', '=', stay.isolation_person_id)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('stay')
    .set({ leave_time: leaveTime })
    .where('id', '=', stay.id)
    .where('leave_time', '=', stay.leave_time)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict('该次入住刚被修改，请刷新后重试');
  return {
    data,
    events: await roomEvents(tx, [room.id]),
    log: {
      type: LogType.dataChange,
      sketch: `房间 ${room.name} 的预计解除时间改为 ${formatMinute(leaveTime)}`,
      target: { kind: 'isolationPerson', id: stay.isolation_person_id ?? 0 },
      hotelId: room.hotel_id,
      before: byLabel(Isolation, { checkOutTime: stay.leave_time }),
      after: byLabel(Isolation, { checkOutTime: leaveTime }),
    },
  };
}
