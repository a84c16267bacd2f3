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

/**
 * From one day to another: `03-18 → 03-20`.
 * @param year that needs no saying, `2026`: another one is said, `2025-12-31 → 01-02`; none is without it
 */
export function formatSpan(
  from: string | null,
  to: string | null,
  year = from?.slice(0, 4),
): string {
  const begin = from?.slice(from.startsWith(year ?? '') ? 5 : 0, 10);
  return `${begin ?? nothing} → ${to?.slice(5, 10) ?? nothing}`;
}
