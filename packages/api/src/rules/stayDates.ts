import { addDays, dayOf, daysBetween } from './days.ts';
import { hotelDayOf, hotelDaySpan, hotelToday, type HotelTime } from './hotelDay.ts';

/** Planned check-in and check-out, both `yyyy-MM-dd HH:mm:ss`. */
export interface StayPeriod {
  estimatedCheckIn: string;
  estimatedCheckOut: string;
  /** By hours (钟点房): it takes no night. */
  isDayUse?: boolean | undefined;
}

/** From 14:00 of one day to 12:00 of another. */
export const usualStay = (from: string, to: string): StayPeriod => ({
  estimatedCheckIn: `${from} 14:00:00`,
  estimatedCheckOut: `${to} 12:00:00`,
});

/** Minutes of an hour at which an arrival is proposed. */
const proposedMinutes = 15;

/** The quarter of an hour that a moment is in. */
const quarterOf = (moment: string): string => {
  const minute = Number(moment.slice(14, 16));
  const quarter = minute - (minute % proposedMinutes);
  return `${moment.slice(0, 14)}${String(quarter).padStart(2, '0')}:00`;
};

/**
 * Today 14:00 to tomorrow 12:00, once that hour is past from the quarter of an hour of now on; before the hotel's day
 * begins, from now to 12:00 of the same day (spec: rooms and stays).
 */
export function defaultStay({ now, dayStarts }: HotelTime): StayPeriod {
  const tonight = hotelDayOf(now, dayStarts);
  const stay = usualStay(tonight, addDays(tonight, 1));
  if (tonight < dayOf(now)) return { ...stay, estimatedCheckIn: now };
  return now > stay.estimatedCheckIn ? { ...stay, estimatedCheckIn: quarterOf(now) } : stay;
}

/** The question whether a booking begins on a day that is over; null where it does not. */
export const pastArrivalQuestion = (
  { estimatedCheckIn }: Pick<StayPeriod, 'estimatedCheckIn'>,
  time: HotelTime,
): string | null =>
  estimatedCheckIn !== '' && hotelDayOf(estimatedCheckIn, time.dayStarts) < hotelToday(time)
    ? `预计入住 ${estimatedCheckIn.slice(5, 10)} 已过，按补登预订？`
    : null;

/** The first second at which a guest may have arrived: the begin of the hotel's day before today. */
export const earliestCheckIn = (time: HotelTime): string =>
  `${addDays(hotelToday(time), -1)} ${time.dayStarts}`;

/** The last second at which guests may be checked in: they are in the room from now on. */
export const latestCheckIn = (time: HotelTime): string =>
  hotelDaySpan(hotelToday(time), time.dayStarts).until;

/**
 * The dates of a check-in: those of the order, as always of a day use, or the usual ones. Of guests who come later than
 * yesterday's day, or before their first night, the stay begins now.
 */
export function arrivalPeriod(booked: StayPeriod | null, time: HotelTime): StayPeriod {
  if (booked?.isDayUse) return booked;
  const usual = defaultStay(time);
  const { estimatedCheckIn, estimatedCheckOut } = booked ?? usual;
  const isPossible =
    estimatedCheckIn >= earliestCheckIn(time) && estimatedCheckIn <= latestCheckIn(time);
  if (isPossible) return { estimatedCheckIn, estimatedCheckOut };
  const isLeaving = estimatedCheckOut <= usual.estimatedCheckIn;
  return { estimatedCheckIn: isLeaving ? time.now : usual.estimatedCheckIn, estimatedCheckOut };
}

/** Nights of the longest stay (spec: orders). */
export const maxNights = 180;

/** Nights above which a clerk is asked whether the stay is so long (spec: orders). */
export const usualNights = 30;

/** The errors of a period, by field; empty when it is valid. */
export type StayPeriodErrors = Partial<Record<'estimatedCheckIn' | 'estimatedCheckOut', string>>;

/** Check-in from yesterday on, check-out after check-in, not too many nights (spec: rooms and stays; orders). */
export function stayPeriodErrors(period: StayPeriod, time: HotelTime): StayPeriodErrors {
  const { estimatedCheckIn, estimatedCheckOut } = period;
  return {
    ...(estimatedCheckIn < earliestCheckIn(time) && {
      estimatedCheckIn: '入住时间不能早于昨天',
    }),
    ...(estimatedCheckOut <= estimatedCheckIn && { estimatedCheckOut: '离店时间应晚于入住时间' }),
    ...(nights(period, time.dayStarts) > maxNights && {
      estimatedCheckOut: `入住不能超过 ${maxNights} 晚`,
    }),
  };
}

/**
 * The departure that is proposed to who stays longer: a day after the planned one, tomorrow at the earliest, at the
 * same time of day. `today` is `yyyy-MM-dd`.
 */
export function nextDeparture(leaveTime: string, today: string): string {
  const [later, tomorrow] = [addDays(dayOf(leaveTime), 1), addDays(today, 1)];
  return `${later > tomorrow ? later : tomorrow}${leaveTime.slice(10)}`;
}

/**
 * The errors of a check-in: those of its period, and an arrival that lies ahead. The nights until then would be
 * neither paid for nor on sale.
 */
export const checkInErrors = (period: StayPeriod, time: HotelTime): StayPeriodErrors => ({
  ...stayPeriodErrors(period, time),
  ...(period.estimatedCheckIn > latestCheckIn(time) && {
    estimatedCheckIn: '入住时间不能晚于今晚',
  }),
});

/**
 * Nights of a stay: from the hotel's day of arrival to the calendar day before departure, at least one (spec:
 * orders, the hotel's day); a day use has none. From 2 in the morning until noon is the night of the evening before.
 */
export function nights(
  { estimatedCheckIn, estimatedCheckOut, isDayUse = false }: StayPeriod,
  dayStarts: string,
): number {
  if (isDayUse) return 0;
  const first = hotelDayOf(estimatedCheckIn, dayStarts);
  return Math.max(1, daysBetween(first, dayOf(estimatedCheckOut)));
}

/** What is kept of a stay; each is `yyyy-MM-dd HH:mm:ss`. */
export interface StayTimes {
  /** As planned. */
  checkIn: string;
  leave: string;
  /** When the clerk checked the guests in; null where it was not kept. */
  opened: string | null;
  /** When they left; null while they are there. */
  ended: string | null;
}

/**
 * From when to when a stay is drawn: by what happened where it has happened. One that was registered on a later
 * hotel's day than that of its first night begins as planned, and none ends before it begins.
 */
export function stayMoments(
  { checkIn, leave, opened, ended }: StayTimes,
  dayStarts: string,
): { from: string; to: string } {
  const isLate = opened === null || hotelDayOf(opened, dayStarts) > hotelDayOf(checkIn, dayStarts);
  const from = isLate ? checkIn : opened;
  const to = ended ?? leave;
  return { from: from < to ? from : to, to };
}
