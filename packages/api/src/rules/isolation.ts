import { IsolationStatus, isolationStatusLabel } from '../contract/isolation.ts';
import { addDays, dayOf } from './days.ts';

/** The planned release: `days` after check-in, at the same time of day (spec: isolation). */
export const plannedRelease = (checkInTime: string, days: number): string =>
  `${addDays(dayOf(checkInTime), days)}${checkInTime.slice(10)}`;

/** The statuses in which a record may be deleted: not while the person is in isolation. */
export const removableIsolations: readonly IsolationStatus[] = [
  IsolationStatus.released,
  IsolationStatus.hospitalised,
];

/** Why a record may not be deleted; null when it may. */
export const isolationRemoval = (status: IsolationStatus): string | null =>
  removableIsolations.includes(status)
    ? null
    : `隔离状态为「${isolationStatusLabel[status]}」，不能删除`;
