import { addDays, dayOf } from '../text/index.ts';

/** The planned release: so many days after check-in, at the same time of day (spec: isolation). */
export const plannedRelease = (checkInTime: string, days: number): string =>
  `${addDays(dayOf(checkInTime), days)}${checkInTime.slice(10)}`;
