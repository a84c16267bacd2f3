import type { ChartPoint } from '@anzhu/api/contract/chart';
import { fullNumber, shareOf } from '@anzhu/ui/chart/core';

type Points = readonly ChartPoint[];

/** The last point that no other is above; undefined where all are nothing. */
function largestOf(points: Points): { name: string; value: number } | undefined {
  const values = points.map(({ name, value }) => ({ name, value: value ?? 0 }));
  const top = Math.max(0, ...values.map(({ value }) => value));
  return top === 0 ? undefined : values.findLast(({ value }) => value === top);
}

/** What a course over time has found: 最高 11-21 ¥12,300.00. */
export function highest(points: Points, unit: string): string | undefined {
  const found = largestOf(points);
  return found && `最高 ${found.name} ${fullNumber(found.value, unit)}`;
}

/** What the parts of a whole have found: 小程序最多，占 46%. */
export function mostOf(points: Points): string | undefined {
  const found = largestOf(points);
  const whole = points.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return found && `${found.name}最多，占 ${shareOf(found.value, whole)}`;
}
