import * as z from 'zod/mini';
import { besideFaults } from './checks.ts';

/** The most days of a span. */
export const maxSpanDays = 366;

interface DaySpan {
  from?: string | undefined;
  to?: string | undefined;
}

const isWhole = ({ from, to }: DaySpan): boolean =>
  typeof from === 'string' && typeof to === 'string';

/**
 * Checks of an object with `from` and `to`, days `yyyy-MM-dd` inclusive: in this order, at most `maxSpanDays`.
 * @param unit what the days are: 天 or 晚
 */
export const daySpanChecks = (unit: string) => [
  z.refine<DaySpan>((span) => !isWhole(span) || (span.from ?? '') <= (span.to ?? ''), {
    ...besideFaults,
    error: '不能早于开始日期',
    path: ['to'],
  }),
  z.refine<DaySpan>(
    (span) =>
      !isWhole(span) ||
      Date.parse(span.to ?? '') - Date.parse(span.from ?? '') < maxSpanDays * 86_400_000,
    { ...besideFaults, error: `最多 ${maxSpanDays} ${unit}`, path: ['to'] },
  ),
];
