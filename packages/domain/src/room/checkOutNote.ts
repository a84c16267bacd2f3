import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { daysLate } from '@anzhu/api/rules/hotelDay';
import { formatMinute } from '@anzhu/api/rules/timeText';

/** How a check-out now differs from the planned one; null where it does not. */
export function checkOutNote(leave: string, now: string, hotelDay: string): string | null {
  const early = daysBetween(dayOf(now), dayOf(leave));
  if (early > 0) return `提前 ${early} 天退房，未住的房费不会自动退还`;
  const days = daysLate(leave, hotelDay);
  if (days > 0) return `逾期 ${days} 天未离，请先核对逾期的房费`;
  return leave < now ? `已过 ${formatMinute(leave)} 的离店时间` : null;
}
