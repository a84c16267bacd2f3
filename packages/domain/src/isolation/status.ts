import { IsolationStatus, isolationStatusLabel } from '@anzhu/api/contract/isolation';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import type { StatusLook } from '../kit/pure.ts';

/** How an isolation stands: its word, its tone and the name of its icon, the same everywhere. */
export const isolationStatusLook = {
  [IsolationStatus.isolating]: {
    label: isolationStatusLabel[IsolationStatus.isolating],
    tone: 'accent',
    icon: 'shield',
  },
  [IsolationStatus.released]: {
    label: isolationStatusLabel[IsolationStatus.released],
    tone: 'success',
    icon: 'check',
  },
  [IsolationStatus.hospitalised]: {
    label: isolationStatusLabel[IsolationStatus.hospitalised],
    tone: 'danger',
    icon: 'hospital',
  },
} as const satisfies Record<IsolationStatus, StatusLook>;

/** Where a person is in the planned days, for lists and the person's room. */
export interface IsolationMark {
  /** 第 n/14 天, 明日到期, 今日到期 or 已超期 n 天. */
  text: string;
  tone: 'accent' | 'warning' | 'danger';
}

/**
 * How far an isolation is (spec: isolation): time alone releases no one, so it may be overdue.
 * Moments are `yyyy-MM-dd HH:mm:ss`, today `yyyy-MM-dd`; the day of check-in is the first.
 */
export function isolationMark(
  checkInTime: string,
  checkOutTime: string,
  today: string,
): IsolationMark {
  const left = daysBetween(today, dayOf(checkOutTime));
  if (left < 0) return { text: `已超期 ${-left} 天`, tone: 'danger' };
  if (left === 0) return { text: '今日到期', tone: 'warning' };
  if (left === 1) return { text: '明日到期', tone: 'warning' };
  const planned = Math.max(1, daysBetween(dayOf(checkInTime), dayOf(checkOutTime)));
  const day = Math.max(1, daysBetween(dayOf(checkInTime), today) + 1);
  return { text: `第 ${day}/${planned} 天`, tone: 'accent' };
}
