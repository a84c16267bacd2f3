import type { StayPeriod } from './stayDates.ts';

const hourOf = (moment: string): string => moment.slice(11, 16);

/** 13:00–17:00. */
export const hoursText = ({ estimatedCheckIn, estimatedCheckOut }: StayPeriod): string =>
  `${hourOf(estimatedCheckIn)}–${hourOf(estimatedCheckOut)}`;

/** 钟点 13:00–17:00. */
export const dayUseText = (period: StayPeriod): string => `钟点 ${hoursText(period)}`;

/** How long a stay of so many nights is, or of hours. */
export const lengthOf = (count: number, period: StayPeriod): string =>
  period.isDayUse ? dayUseText(period) : `${count} 晚`;

/** How long a stay is: 3 晚, 钟点 13:00–17:00; null while that is not known. */
export function stayLength(stay: {
  days: number | null;
  dayUseHours?: number | undefined;
  estimatedCheckIn: string | null;
  estimatedCheckOut: string | null;
}): string | null {
  const { days, dayUseHours, estimatedCheckIn, estimatedCheckOut } = stay;
  if (dayUseHours !== undefined && estimatedCheckIn !== null && estimatedCheckOut !== null) {
    return dayUseText({ estimatedCheckIn, estimatedCheckOut });
  }
  return days === null ? null : `${days} 晚`;
}
