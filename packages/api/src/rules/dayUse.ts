import { dayOf } from './days.ts';
import type { HotelTime } from './hotelDay.ts';
import { addSeconds } from './localTime.ts';
import type { NightFee } from './nightFees.ts';
import { hoursText } from './stayLength.ts';
import type { StayPeriod, StayPeriodErrors } from './stayDates.ts';

/** The times of day between which it lies. */
const opens = '08:00';
const closes = '20:00';

/** The departure of a day use; times are `yyyy-MM-dd HH:mm:ss`. */
export const dayUsePeriod = (arrival: string, hours: number): StayPeriod => ({
  estimatedCheckIn: arrival,
  estimatedCheckOut: addSeconds(arrival, hours * 3600),
  isDayUse: true,
});

const hourOf = (moment: string): string => moment.slice(11, 16);

/** The next full hour at which a day use of some hours can begin: of today, or of tomorrow once it is too late. */
export function nextDayUse(hours: number, now: string): string {
  const next = `${addSeconds(now, 3599).slice(0, 13)}:00:00`;
  const first = hourOf(next) < opens ? `${dayOf(next)} ${opens}:00` : next;
  const isToday = dayOf(first) === dayOf(now) && isInTime(dayUsePeriod(first, hours));
  return isToday ? first : `${dayOf(addSeconds(now, 24 * 3600))} ${opens}:00`;
}

const isInTime = ({ estimatedCheckIn, estimatedCheckOut }: StayPeriod): boolean =>
  hourOf(estimatedCheckIn) >= opens &&
  dayOf(estimatedCheckIn) === dayOf(estimatedCheckOut) &&
  estimatedCheckOut.slice(11) <= `${closes}:00`;

/** The errors of a day use, by field; empty when it is valid. */
export function dayUseErrors(period: StayPeriod, hours: number, now: string): StayPeriodErrors {
  const { estimatedCheckIn, estimatedCheckOut } = period;
  const whole = dayUsePeriod(estimatedCheckIn, hours);
  if (!isInTime(whole)) {
    const last = hourOf(addSeconds(`2026-01-01 ${closes}:00`, -hours * 3600));
    return { estimatedCheckIn: `${hours} 小时的钟点房在 ${opens} 至 ${last} 之间入住` };
  }
  if (estimatedCheckOut !== whole.estimatedCheckOut) {
    return { estimatedCheckOut: `离店时间应为入住后 ${hours} 小时` };
  }
  return estimatedCheckOut <= now ? { estimatedCheckIn: '该时段已过' } : {};
}

/** What a day use costs before its day, as the one night fee of its order that is no night. Fen. */
export const dayUsePrice = (arrival: string, hours: number, hourFee: number): NightFee[] => [
  { night: dayOf(arrival), fee: hours * hourFee },
];

/** Why a room type is not sold by hours; null where it is. */
export const dayUseRefusal = (hourFee: number): string | null =>
  hourFee > 0 ? null : '该房型未设置钟点价，不能按钟点预订';

/** Whether two stays meet in any moment: who leaves at the moment at which others come does not. */
export const periodsMeet = (one: StayPeriod, other: StayPeriod): boolean =>
  one.estimatedCheckIn < other.estimatedCheckOut && other.estimatedCheckIn < one.estimatedCheckOut;

/** Until when guests take a room: those who should have left are there still. */
export const takenUntil = (
  { estimatedCheckOut, isInHouse }: StayPeriod & { isInHouse: boolean },
  { now }: Pick<HotelTime, 'now'>,
): string => (isInHouse && estimatedCheckOut < now ? `${dayOf(now)} 23:59:59` : estimatedCheckOut);

/**
 * Rooms that are left over all hours of a day use: in each moment stays take as many as are there. Stays that follow
 * each other share a room.
 */
export function roomsLeftInHours(
  rooms: number,
  taken: readonly StayPeriod[],
  hours: StayPeriod,
): number {
  const meeting = taken.filter((one) => periodsMeet(one, hours));
  // Most are there when one of them comes, or at the begin.
  const moments = [hours.estimatedCheckIn, ...meeting.map((one) => one.estimatedCheckIn)].filter(
    (moment) => moment >= hours.estimatedCheckIn,
  );
  const counts = moments.map(
    (moment) =>
      meeting.filter((one) => one.estimatedCheckIn <= moment && moment < one.estimatedCheckOut)
        .length,
  );
  return rooms - Math.max(0, ...counts);
}

/** The message when too few rooms are left over the hours: 该房型 11-25 13:00–17:00 已满. Null when there are enough. */
export function shortHoursMessage(
  hours: StayPeriod,
  {
    left,
    wanted,
    typeName = '该房型',
  }: { left: number; wanted: number; typeName?: string | undefined },
): string | null {
  if (left >= wanted) return null;
  const rest = left > 0 ? `仅剩 ${left} 间` : '已满';
  return `${typeName} ${hours.estimatedCheckIn.slice(5, 10)} ${hoursText(hours)} ${rest}`;
}

/** Why the dates of a day use are not changed, nor its stay: its hours and its price are fixed. */
export const dayUseIsFixed = '钟点房的时间、房型和价格不能修改，请取消后重新预订';
