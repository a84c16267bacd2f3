import { RoomStatus, type Room } from '../contract/room.ts';
import { dayOf, daysBetween } from './days.ts';
import { hotelDayOf } from './hotelDay.ts';

/** How the cleaning of a room during a stay stands on a day: to be done, or done. */
export type StayOver = 'due' | 'done';

interface StayOverTime {
  /** The hotel's day, `yyyy-MM-dd`. */
  hotelDay: string;
  /** `HH:mm:ss` */
  dayStarts: string;
  /** Every how many days rooms are cleaned during a stay; 0 for never. */
  stayOverDays: number;
}

type StayingRoom = Pick<
  Room,
  'status' | 'isIsolation' | 'arriveTime' | 'checkedInTime' | 'estimatedCheckOut' | 'cleanedDay'
>;

/**
 * The cleaning of a room while its guests stay: every so many days after their check-in or the last cleaning, not on the
 * days of arrival and departure. Nobody goes into a room in isolation. Null where nothing is due.
 */
export function stayOverOf(room: StayingRoom, time: StayOverTime): StayOver | null {
  const { hotelDay, dayStarts, stayOverDays } = time;
  const { status, isIsolation, cleanedDay, estimatedCheckOut: leave } = room;
  const arrived = room.checkedInTime ?? room.arriveTime;
  if (stayOverDays === 0 || status !== RoomStatus.occupied || isIsolation) return null;
  if (arrived === null || leave === null || dayOf(leave) <= hotelDay) return null;
  const firstDay = hotelDayOf(arrived, dayStarts);
  if (firstDay >= hotelDay) return null;
  if (cleanedDay !== null && cleanedDay >= hotelDay) return 'done';
  const since = cleanedDay !== null && cleanedDay > firstDay ? cleanedDay : firstDay;
  return daysBetween(since, hotelDay) >= stayOverDays ? 'due' : null;
}
