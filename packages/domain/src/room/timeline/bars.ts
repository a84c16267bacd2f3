import { addDays, dayOf, daysBetween, weekdayOf } from '@anzhu/api/rules/days';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import type { RoomSpan } from '@anzhu/api/contract/roomTimeline';

/** The nights of a time axis; a night has the number of its place, from 0. */
export interface Nights {
  days: readonly string[];
  /** The night of a day or a moment; before the first one and after the last one too. */
  indexOf: (moment: string) => number;
  /** The day of a night, beyond the axis too. */
  dayAt: (night: number) => string;
  /** 0 for Monday to 6 for Sunday. */
  weekday: (night: number) => number;
  /** Saturday and Sunday. */
  isWeekend: (night: number) => boolean;
}

const saturday = 5;

/** The nights from a day on. */
export function nightsFrom(from: string, count: number): Nights {
  const days = Array.from({ length: count }, (_, night) => addDays(from, night));
  const known = new Map(days.map((day, night) => [day, night]));
  const weekday = (night: number): number => (weekdayOf(from) + night) % 7;
  return {
    days,
    indexOf: (moment) => known.get(dayOf(moment)) ?? daysBetween(from, dayOf(moment)),
    dayAt: (night) => days[night] ?? addDays(from, night),
    weekday,
    isWeekend: (night) => weekday(night) >= saturday,
  };
}

/** A span on the axis: it takes the nights from `from` to before `to`. An order has no room yet. */
export interface Bar {
  span: RoomSpan;
  from: number;
  to: number;
  /** Days since the guest should have left; 0 for none. */
  daysLate: number;
  /** Of a day use: its hours, in parts of its day from 0 to 1. It takes no night: `to` is `from`. */
  hours?: readonly [start: number, end: number] | undefined;
  /** The guests have left. Who came and left on one day takes no night: `to` is `from`. */
  isOver: boolean;
  isOrder: boolean;
}

const isStay = ({ kind }: RoomSpan): boolean => kind === 'stay' || kind === 'isolation';

/** The night before which a span ends: a departure is a day, a repair goes to the end of the hotel's day. */
const endOf = (span: RoomSpan, { indexOf }: Pick<Nights, 'indexOf'>, dayStarts: string): number =>
  span.kind === 'blocked' ? indexOf(hotelDayOf(span.to, dayStarts)) + 1 : indexOf(span.to);

/** Tonight, `yyyy-MM-dd`, and when a day of the hotel begins, `HH:mm:ss`. */
export interface HotelDays {
  hotelDay: string;
  dayStarts: string;
}

/** How much of its day a moment has passed. */
const partOfDay = (moment: string): number =>
  (Number(moment.slice(11, 13)) + Number(moment.slice(14, 16)) / 60) / 24;

const hoursOf = ({ from, to }: RoomSpan): [start: number, end: number] => [
  partOfDay(from),
  partOfDay(to),
];

/** The bars of a row, in the order of their nights, then those of day uses. A guest who should have left takes tonight too. */
export function barsOf(
  spans: readonly RoomSpan[],
  nights: Pick<Nights, 'indexOf'>,
  { hotelDay, dayStarts }: HotelDays,
  isOrder = false,
): Bar[] {
  const tonight = nights.indexOf(hotelDay);
  return spans
    .map((span) => {
      const from = nights.indexOf(hotelDayOf(span.from, dayStarts));
      const end = endOf(span, nights, dayStarts);
      const daysLate = isStay(span) && span.sn !== null ? Math.max(0, tonight - end) : 0;
      const isOver = isStay(span) && span.sn === null;
      const hours = span.isDayUse ? hoursOf(span) : undefined;
      const takesNone = isOver || hours !== undefined;
      const to = daysLate > 0 ? tonight + 1 : Math.max(end, takesNone ? from : from + 1);
      return { span, from, to, daysLate, isOver, isOrder, hours };
    })
    .toSorted(
      (one, other) =>
        Number(one.hours !== undefined) - Number(other.hours !== undefined) ||
        one.from - other.from,
    );
}

/** The bar that takes a night, else a day use of its day; undefined where the room is free. */
export const barAt = (bars: readonly Bar[], night: number): Bar | undefined =>
  bars.find(({ from, to }) => from <= night && night < to) ??
  bars.find(({ from, hours }) => from === night && hours !== undefined);

/** The first other bar that meets the nights from `from` to before `to`. */
export const conflictOf = (
  bars: readonly Bar[],
  from: number,
  to: number,
  except?: RoomSpan,
): Bar | undefined =>
  bars.find((bar) => bar.span !== except && bar.from < bar.to && bar.from < to && from < bar.to);

/** Before noon: where a stay without a night begins, in days. */
const morning = 0.15;

/** Where a bar begins and ends, beyond the axis too. */
const placeOnAxis = ({
  from,
  to,
  hours,
}: Pick<Bar, 'from' | 'to' | 'hours'>): [start: number, end: number] =>
  hours && to === from
    ? [from + hours[0], from + hours[1]]
    : [from + (to > from ? 0.5 : morning), to + 0.5];

/** Where a bar is drawn: from the middle of the day of arrival to that of departure, or its hours; in days. */
export function extentOf(
  bar: Pick<Bar, 'from' | 'to' | 'hours'>,
  count: number,
): [start: number, end: number] {
  const [start, end] = placeOnAxis(bar);
  return [Math.max(0, start), Math.min(count, end)];
}

/** The bar drawn at a place of the axis, in days; and whether that is near its end. */
export function barUnder(
  bars: readonly Bar[],
  at: number,
  reach: number,
): { bar: Bar; isEnd: boolean } | null {
  // The last one is drawn over the others.
  const bar = bars.findLast((one) => {
    const [start, end] = placeOnAxis(one);
    return start <= at && at < end;
  });
  return bar ? { bar, isEnd: placeOnAxis(bar)[1] - at <= reach } : null;
}
