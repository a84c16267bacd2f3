import { addDays, dayOf, daysBetween } from './days.ts';

/** Planned check-in and check-out, both `yyyy-MM-dd HH:mm:ss`. */
export interface StayPeriod {
  estimatedCheckIn: string;
  estimatedCheckOut: string;
}

/** Today 14:00 to tomorrow 12:00 (spec: rooms and stays). `today` is `yyyy-MM-dd`. */
export function defaultStay(today: string): StayPeriod {
  return {
    estimatedCheckIn: `${today} 14:00:00`,
    estimatedCheckOut: `${addDays(today, 1)} 12:00:00`,
  };
}

/** The earliest day of check-in: yesterday, for a guest who arrived before midnight. */
export function earliestCheckIn(today: string): string {
  return addDays(today, -1);
}

/** Nights of the longest stay (spec: orders). */
export const maxNights = 180;

/** Nights above which a clerk is asked whether the stay is so long (spec: orders). */
export const usualNights = 30;

/** The errors of a period, by field; empty when it is valid. */
export type StayPeriodErrors = Partial<Record<keyof StayPeriod, string>>;

/** Check-in from yesterday on, check-out after check-in, not too many nights (spec: rooms and stays; orders). */
export function stayPeriodErrors(period: StayPeriod, today: string): StayPeriodErrors {
  const { estimatedCheckIn, estimatedCheckOut } = period;
  return {
    ...(dayOf(estimatedCheckIn) < earliestCheckIn(today) && {
      estimatedCheckIn: '入住时间不能早于昨天',
    }),
    ...(estimatedCheckOut <= estimatedCheckIn && { estimatedCheckOut: '离店时间应晚于入住时间' }),
    ...(nights(estimatedCheckIn, estimatedCheckOut) > maxNights && {
      estimatedCheckOut: `入住不能超过 ${maxNights} 晚`,
    }),
  };
}

/**
 * Nights of a stay, by calendar days and at least one: from 2 in the morning until noon of the same
 * day is a night (spec: rooms and stays). Both are moments or days.
 */
export function nights(checkIn: string, checkOut: string): number {
  return Math.max(1, daysBetween(dayOf(checkIn), dayOf(checkOut)));
}
