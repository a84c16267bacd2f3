import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import { IsolationExit } from '@anzhu/api/contract/stay';
import { dayOf, daysBetween } from '../text/index.ts';

/** Why a person is isolated, in words. */
export const personTypeLabel: Record<PersonType, string> = {
  [PersonType.closeContact]: '密接',
  [PersonType.toBeIsolated]: '应隔离人员',
  [PersonType.inbound]: '入境人员',
  [PersonType.fromRiskArea]: '中高风险人员',
};

/** How an isolation stands: its word, its tone and the name of its icon, the same everywhere. */
export const isolationStatusLook = {
  [IsolationStatus.isolating]: { label: '正在隔离', tone: 'wisteria', icon: 'shield' },
  [IsolationStatus.released]: { label: '解除隔离', tone: 'jade', icon: 'check' },
  [IsolationStatus.hospitalised]: { label: '阳性入院', tone: 'cinnabar', icon: 'hospital' },
} as const satisfies Record<IsolationStatus, { label: string; tone: string; icon: string }>;

/** The name of an isolation status icon. */
export type IsolationIcon = (typeof isolationStatusLook)[IsolationStatus]['icon'];

/** The statuses in which a record may be deleted: not while the person is in isolation. */
export const removableIsolations: readonly IsolationStatus[] = [
  IsolationStatus.released,
  IsolationStatus.hospitalised,
];

/** Why a record may not be deleted; null when it may. */
export const isolationRemoval = (status: IsolationStatus): string | null =>
  removableIsolations.includes(status)
    ? null
    : `隔离状态为「${isolationStatusLook[status].label}」，不能删除`;

/** How a person leaves isolation, and what that says. */
export const isolationExitLabel: Record<IsolationExit, string> = {
  [IsolationExit.released]: isolationStatusLook[IsolationStatus.released].label,
  [IsolationExit.hospitalised]: isolationStatusLook[IsolationStatus.hospitalised].label,
};

/** Where a person is in the planned days, for lists and the person's room. */
export interface IsolationMark {
  /** 第 n/14 天, 明日到期, 今日到期 or 已超期 n 天. */
  text: string;
  tone: 'wisteria' | 'amber' | 'cinnabar';
}

/**
 * How far an isolation is (spec: isolation): nobody is released by the clock, so it may be overdue.
 * Moments are `yyyy-MM-dd HH:mm:ss`, today `yyyy-MM-dd`; the day of check-in is the first.
 */
export function isolationMark(
  checkInTime: string,
  checkOutTime: string,
  today: string,
): IsolationMark {
  const left = daysBetween(today, dayOf(checkOutTime));
  if (left < 0) return { text: `已超期 ${-left} 天`, tone: 'cinnabar' };
  if (left === 0) return { text: '今日到期', tone: 'amber' };
  if (left === 1) return { text: '明日到期', tone: 'amber' };
  const planned = Math.max(1, daysBetween(dayOf(checkInTime), dayOf(checkOutTime)));
  const day = Math.max(1, daysBetween(dayOf(checkInTime), today) + 1);
  return { text: `第 ${day}/${planned} 天`, tone: 'wisteria' };
}
