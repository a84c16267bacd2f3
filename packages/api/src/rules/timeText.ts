/** Shown in place of an empty value. */
export const nothing = '—';

/** A day of an answer, `2026-03-18`; the time is cut off. */
export function formatDay(moment: string | null): string {
  return moment ? moment.slice(0, 10) : nothing;
}

/** Day of a moment with slashes: `2026/03/18`. */
export const formatSlashedDay = (moment: string | null): string =>
  moment ? formatDay(moment).replaceAll('-', '/') : nothing;

/** A moment of an answer to the minute: `2026-03-18 14:00`. */
export function formatMinute(moment: string | null): string {
  return moment ? moment.slice(0, 16) : nothing;
}

/** A moment of an answer to the second: `2026-03-18 14:00:00`. */
export function formatSecond(moment: string | null): string {
  return moment ? moment.slice(0, 19) : nothing;
}
