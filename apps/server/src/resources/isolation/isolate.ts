import { Isolation, IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { RoomStatus } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import {
  type IsolationPeriod,
  isolationPeriodErrors,
  plannedRelease,
} from '@anzhu/api/rules/isolation';
import { type Clock, localDay, localTime } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import type { RoomRow } from '../room/read.ts';
import { statusLog } from '../room/statusLog.ts';
import { openStay } from '../room/stay.ts';
import { asGuest } from './asGuest.ts';

/** Someone whose isolation begins. */
export interface NewPerson {
  name: string;
  idcard: string;
  phone: string;
  email: string;
  userName: string;
  type: PersonType;
  province: string;
  city: string;
  checkInTime: LocalTime;
  /** The planned release; null for the days of the type. */
  checkOutTime: LocalTime | null;
  /** The origin that the declaration states; empty without one. */
  source: string;
}

/** An isolated person, and the log entry of their room. */
interface Isolated {
  id: number;
  roomLog: LogEntry;
}

/** Throws unless a new isolation begins and ends within the limits (spec: rooms and stays). */
export function checkPeriod(period: IsolationPeriod, clock: Clock): void {
  const [wrong] = Object.entries(isolationPeriodErrors(period, localDay(clock.now())));
  if (wrong) throw invalid(...wrong);
}

/**
 * Begins an isolation in a room that was taken in this transaction: inserts the person, the stay
 * and its guest. Unique indexes prevent two isolations or two rooms at once; `personTaken` turns
 * their violation into a message.
 */
export async function isolate(
  tx: Tx,
  room: RoomRow,
  { person, server }: { person: NewPerson; server: Pick<Server, 'clock' | 'config'> },
): Promise<Isolated> {
  const { checkInTime, type, province } = person;
  const leaveTime =
    person.checkOutTime ?? plannedRelease(checkInTime, server.config.isolationDays[type]);
  const { id } = await tx
    .insertInto('isolation_person')
    .values({
      name: person.name,
      idcard: person.idcard,
      phone: person.phone,
      email: person.email,
      user_name: person.userName,
      type,
      province,
      city: person.city,
      hotel_id: room.hotel_id,
      room_id: room.id,
      check_in_time: checkInTime,
      check_out_time: leaveTime,
      status: IsolationStatus.isolating,
      ended_time: null,
      source: person.source,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stayId = await openStay(tx, room, {
    isolationPersonId: id,
    province,
    checkInTime,
    leaveTime,
    today: dayOf(localTime(server.clock.now())),
  });
  await tx
    .insertInto('stay_guest')
    .values({ ...asGuest(person), stay_id: stayId, place: 0, has_left: 0 })
    .execute();
  const roomLog = statusLog(room, RoomStatus.occupied, {
    sketch: `房间 ${room.name} 入住隔离人员`,
    also: byLabel(Isolation, { id }),
  });
  return { id, roomLog };
}
