import type { ChartPeriod, ChartPoint } from '@anzhu/api/contract/chart';
import { fullNumber, shareOf, shortNumber } from '@anzhu/ui/chart/core';

type Points = readonly ChartPoint[];

/** What a chart has found. */
export interface Finding {
  /** The heading of the chart. */
  sentence: string;
  /** The name of the point that it means. */
  accent: string;
}

/** The last point of a course over time, and those before it. */
const pointWords = {
  week: { last: '今日', others: (count: number) => `前 ${count} 日` },
  month: { last: '本周', others: (count: number) => `前 ${count} 周` },
  year: { last: '本月', others: (count: number) => `前 ${count} 个月` },
} as const satisfies Record<ChartPeriod, unknown>;

/** The last point that no other is above; undefined where all are nothing. */
function largestOf(points: Points): { name: string; value: number; at: number } | undefined {
  const values = points.map(({ name, value }, at) => ({ name, value: value ?? 0, at }));
  const top = Math.max(0, ...values.map(({ value }) => value));
  return top === 0 ? undefined : values.findLast(({ value }) => value === top);
}

/** ¥14.3万, 191 单. */
const amountOf = (value: number, unit: string): string =>
  unit === '元' ? shortNumber(value, unit) : fullNumber(value, unit);

/**
 * What a course over time has found: 今日收入 ¥14.3万，高于前 6 日 where the last point is above all others, else
 * 11-21 收入最高，¥8.9万.
 *
 * @param noun what is counted, as 收入
 */
export function highest(
  points: Points,
  { noun, unit, period }: { noun: string; unit: string; period: ChartPeriod },
): Finding | undefined {
  const found = largestOf(points);
  if (found === undefined) return undefined;
  const { name, value, at } = found;
  const amount = amountOf(value, unit);
  const { last, others } = pointWords[period];
  const isLastAlone =
    at > 0 &&
    at === points.length - 1 &&
    points.every((point, index) => index === at || (point.value ?? 0) < value);
  const sentence = isLastAlone
    ? `${last}${noun} ${amount}，高于${others(at)}`
    : `${name} ${noun}最${unit === '元' ? '高' : '多'}，${amount}`;
  return { sentence, accent: name };
}

/**
 * What the parts of a whole have found: 订单最多来自小程序，占 46%.
 *
 * @param words what comes before the name of the largest part
 */
export function mostOf(points: Points, words: string): Finding | undefined {
  const found = largestOf(points);
  const whole = points.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return (
    found && {
      sentence: `${words}${found.name}，占 ${shareOf(found.value, whole)}`,
      accent: found.name,
    }
  );
}
