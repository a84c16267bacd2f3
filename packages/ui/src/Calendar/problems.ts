/** Error of a date that cannot be parsed. */
export const unreadableDate = '日期应写成 2026-11-20 或 20261120';

/** Error of a date and time that cannot be parsed. */
export const unreadableDateTime = '时间应写成 2026-11-20 14:00';

/** The first and the last date, moment or time that can be chosen, both inclusive. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
  /** Why nothing before `min`, as a sentence: 入住时间最早为昨天. */
  minReason?: string | undefined;
  /** Why nothing after `max`. */
  maxReason?: string | undefined;
}

/** Formats a bound for display. */
type Show = (bound: string) => string;

const asIs: Show = (bound) => bound;

/** The error of a valid date or date-time; undefined when it is within the bounds. */
export function outOfBounds(
  moment: string,
  { min, max, minReason, maxReason }: Bounds,
  show: Show = asIs,
): string | undefined {
  if (min !== undefined && moment < min) return minReason ?? `不能早于 ${show(min)}`;
  return max !== undefined && moment > max ? (maxReason ?? `不能晚于 ${show(max)}`) : undefined;
}

/** The bounds in a line, for below a calendar; the reasons where there are some. */
export function boundsInWords(
  { min, max, minReason, maxReason }: Bounds,
  show: Show = asIs,
): string | undefined {
  const reasons = [minReason, maxReason].filter((reason) => reason !== undefined);
  if (reasons.length > 0) return reasons.join('；');
  if (min !== undefined && max !== undefined) return `可选 ${show(min)} 至 ${show(max)}`;
  if (min !== undefined) return `可选 ${show(min)} 起`;
  return max === undefined ? undefined : `可选至 ${show(max)}`;
}
