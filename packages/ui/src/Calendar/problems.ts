/** What is said when a date cannot be read. */
export const unreadableDate = '日期应写成 2026-11-20 或 20261120';

/** What is said when a date and time cannot be read. */
export const unreadableDateTime = '时间应写成 2026-11-20 14:00';

/** What is wrong with a date or moment that is read well; undefined when it lies within the bounds. */
export function outOfBounds(
  moment: string,
  min: string | undefined,
  max: string | undefined,
  show: (bound: string) => string = (bound) => bound,
): string | undefined {
  if (min !== undefined && moment < min) return `不能早于 ${show(min)}`;
  return max !== undefined && moment > max ? `不能晚于 ${show(max)}` : undefined;
}
