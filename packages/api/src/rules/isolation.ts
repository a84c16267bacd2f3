import { IsolationStatus, isolationStatusLabel, notCheckedIn } from '../contract/isolation.ts';
import { IsolationExit } from '../contract/stay.ts';
import { addDays, dayOf, daysBetween } from './days.ts';
import { formatMinute } from './timeText.ts';

/** The planned release: `days` after check-in, at the same time of day (spec: isolation). */
export const plannedRelease = (checkInTime: string, days: number): string =>
  `${addDays(dayOf(checkInTime), days)}${checkInTime.slice(10)}`;

/** The statuses in which a record may be deleted: not while the person is in isolation. */
export const removableIsolations: readonly IsolationStatus[] = [
  IsolationStatus.released,
  IsolationStatus.hospitalised,
];

/** How an isolation stands, and when its check-in is planned. */
interface IsolationState {
  status: IsolationStatus;
  checkInTime: string | null;
}

/** Whether an isolation has not begun: 正在隔离 begins at the check-in time. Times are `yyyy-MM-dd HH:mm:ss`. */
export const isBeforeCheckIn = ({ status, checkInTime }: IsolationState, now: string): boolean =>
  status === IsolationStatus.isolating && checkInTime !== null && checkInTime > now;

/** The word for how an isolation stands. */
const isolationWord = (state: IsolationState, now: string): string =>
  isBeforeCheckIn(state, now) ? notCheckedIn : isolationStatusLabel[state.status];

/** Why a record may not be deleted; null when it may. */
export const isolationRemoval = (state: IsolationState, now: string): string | null =>
  removableIsolations.includes(state.status)
    ? null
    : `隔离状态为「${isolationWord(state, now)}」，不能删除`;

/** What is known of a person whose isolation is to end. */
interface LeavingPerson {
  checkOutTime: string | null;
  /** Abnormal results that were not handled yet. */
  openAbnormal: number | null;
}

/**
 * Why a clerk is asked again before an isolation ends (spec: rooms and stays): a release before its planned
 * day, an abnormal result that is not handled. `today` is `yyyy-MM-dd`.
 */
export function exitWarnings(
  { checkOutTime, openAbnormal }: LeavingPerson,
  exit: IsolationExit,
  today: string,
): string[] {
  const isEarly =
    exit === IsolationExit.released && checkOutTime !== null && today < dayOf(checkOutTime);
  return [
    ...(isEarly ? [`预计 ${formatMinute(checkOutTime)} 解除，尚未到期`] : []),
    ...(openAbnormal ? [`有 ${openAbnormal} 条异常检测结果未处理`] : []),
  ];
}

/** The longest planned isolation, in days. */
export const maxIsolationDays = 90;

/** The first and the last day on which a check-in may lie: yesterday and tomorrow. */
export const checkInDays = (today: string): { first: string; last: string } => ({
  first: addDays(today, -1),
  last: addDays(today, 1),
});

/** Check-in and planned release, both `yyyy-MM-dd HH:mm:ss`; without a release the days of the type apply. */
export interface IsolationPeriod {
  checkInTime: string;
  checkOutTime?: string | null | undefined;
}

/**
 * What is wrong with the dates of a new isolation, by field; empty when nothing is (spec: rooms and
 * stays). `today` is `yyyy-MM-dd`.
 */
export function isolationPeriodErrors(
  { checkInTime, checkOutTime }: IsolationPeriod,
  today: string,
): Partial<Record<keyof IsolationPeriod, string>> {
  const { first, last } = checkInDays(today);
  const day = dayOf(checkInTime);
  const isTooLong = checkOutTime && daysBetween(day, dayOf(checkOutTime)) > maxIsolationDays;
  return {
    ...(day < first && { checkInTime: '入住时间不能早于昨天' }),
    ...(day > last && { checkInTime: '入住时间不能晚于明天' }),
    ...(isTooLong && { checkOutTime: `预计解除时间最多为入住后 ${maxIsolationDays} 天` }),
  };
}

/**
 * What is wrong with the corrected dates of an isolation, by field: as for a new one, but a check-in may stay
 * on its day, and dates that were not changed are not refused. `today` is `yyyy-MM-dd`.
 */
export function isolationChangeErrors(
  before: IsolationPeriod,
  after: IsolationPeriod,
  today: string,
): Partial<Record<keyof IsolationPeriod, string>> {
  const isSame =
    before.checkInTime === after.checkInTime && before.checkOutTime === after.checkOutTime;
  if (isSame) return {};
  const { checkInTime, ...errors } = isolationPeriodErrors(after, today);
  const isMoved = dayOf(before.checkInTime) !== dayOf(after.checkInTime);
  return { ...(checkInTime && isMoved && { checkInTime }), ...errors };
}
