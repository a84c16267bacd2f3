import type { Availability } from '@anzhu/api/contract/availability';
import { weekdayOf } from '@anzhu/api/rules/days';
import type { HeatCell, HeatColumn, HeatRow } from '@anzhu/ui/chart';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
const saturday = 5;

/** One column for each night: its day and weekday; weekends stand out. */
export const nightColumns = (nights: readonly string[]): HeatColumn[] =>
  nights.map((night) => {
    const [day, weekday] = [night.slice(5), weekdays[weekdayOf(night)] ?? ''];
    return {
      name: `${day} 周${weekday}`,
      head: [
        [day, night.slice(8)],
        [`周${weekday}`, weekday],
      ],
      isMarked: weekdayOf(night) >= saturday,
    };
  });

/** What a cell says: 剩 3 间, 已满, 超 1 间; shorter where there is less space. */
export function leftTexts(left: number): [string, ...string[]] {
  if (left === 0) return ['已满', '满'];
  if (left < 0) return [`超 ${-left} 间`, `超 ${-left}`, `超${-left}`];
  return [`剩 ${left} 间`, `剩 ${left}`, String(left)];
}

const cellOf = (left: number, rooms: number): HeatCell => ({
  value: left,
  share: rooms === 0 ? 1 : (rooms - left) / rooms,
  isOver: left < 0,
  texts: leftTexts(left),
});

/** One row for each room type; with its hotel where there are several. */
export function typeRows({ roomTypes }: Availability): HeatRow[] {
  const hasHotels = new Set(roomTypes.map(({ hotelId }) => hotelId)).size > 1;
  return roomTypes.map(({ name, hotelName, rooms, left }) => ({
    name,
    ...(hasHotels && hotelName !== null && { note: hotelName }),
    cells: left.map((count) => cellOf(count, rooms)),
  }));
}
