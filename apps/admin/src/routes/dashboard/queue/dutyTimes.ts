import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { momentOf } from '@anzhu/api/rules/localTime';

const minuteMs = 60_000;

/** How long a departure has passed: 2 天 of the hotel, else 3 小时, else 20 分钟. `leave` is `yyyy-MM-dd HH:mm:ss`. */
export function passedSince(leave: string, time: HotelTime): string {
  const days = daysBetween(dayOf(leave), hotelToday(time));
  if (days > 0) return `${days} 天`;
  const minutes = Math.max(1, Math.floor((momentOf(time.now) - momentOf(leave)) / minuteMs));
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时`;
}

/** When something is: its hour where it is today, else its day and hour. The day begins at `dayStarts`. */
export const timeToday = (time: string, today: string, dayStarts = '00:00:00'): string =>
  hotelDayOf(time, dayStarts) === today ? time.slice(11, 16) : time.slice(5, 16);

/** How a planned release stands: 今日到期, 已超期 2 天. */
export function releaseText(checkOutTime: string, today: string): string {
  const days = daysBetween(dayOf(checkOutTime), today);
  return days > 0 ? `已超期 ${days} 天` : '今日到期';
}
