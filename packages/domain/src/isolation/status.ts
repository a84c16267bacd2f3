import {
  type Isolation,
  IsolationStatus,
  isolationStatusLabel,
  notCheckedIn,
} from '@anzhu/api/contract/isolation';
import { isBeforeCheckIn } from '@anzhu/api/rules/isolation';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { looksOf, type StatusLook } from '../kit/index.ts';

/** How an isolation stands: its word, its tone and the name of its icon, the same everywhere. */
export const isolationStatusLook = looksOf(isolationStatusLabel, {
  [IsolationStatus.isolating]: { tone: 'accent', icon: 'shield' },
  [IsolationStatus.released]: { tone: 'success', icon: 'check' },
  [IsolationStatus.hospitalised]: { tone: 'danger', icon: 'hospital' },
});

const notCheckedInLook: StatusLook = { label: notCheckedIn, tone: 'neutral', icon: 'clock' };

/** How the isolation of a person stands: 正在隔离 begins at the check-in time. `now` is `yyyy-MM-dd HH:mm:ss`. */
export const isolationLookOf = (
  person: Pick<Isolation, 'status' | 'checkInTime'>,
  now: string,
): StatusLook =>
  isBeforeCheckIn(person, now) ? notCheckedInLook : isolationStatusLook[person.status];

/** Where a person is in the planned days, for lists and the person's room. */
export interface IsolationMark {
  /** 今日入住, 明日入住, 第 n/14 天, 明日到期, 今日到期 or 已超期 n 天. */
  text: string;
  tone: 'accent' | 'warning' | 'danger';
  /** The day that it is and how many are planned, while nothing is due yet. */
  steps?: { day: number; planned: number };
}

/**
 * How far an isolation is (spec: isolation): time alone releases no one, so it may be overdue.
 * Moments are `yyyy-MM-dd HH:mm:ss`; the day of check-in is the first, and begins at the check-in time.
 */
export function isolationMark(
  checkInTime: string,
  checkOutTime: string,
  now: string,
): IsolationMark {
  const today = dayOf(now);
  if (checkInTime > now) {
    const ahead = daysBetween(today, dayOf(checkInTime));
    const text = ['今日入住', '明日入住'][ahead] ?? `${ahead} 天后入住`;
    return { text, tone: 'accent' };
  }
  const left = daysBetween(today, dayOf(checkOutTime));
  if (left < 0) return { text: `已超期 ${-left} 天`, tone: 'danger' };
  if (left === 0) return { text: '今日到期', tone: 'warning' };
  if (left === 1) return { text: '明日到期', tone: 'warning' };
  const planned = Math.max(1, daysBetween(dayOf(checkInTime), dayOf(checkOutTime)));
  const day = Math.max(1, daysBetween(dayOf(checkInTime), today) + 1);
  return { text: `第 ${day}/${planned} 天`, tone: 'accent', steps: { day, planned } };
}
