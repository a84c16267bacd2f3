import { addDays } from '@anzhu/api/rules/days';
import { LazyBoundary, lazy } from '@anzhu/ui/LazyBoundary';
import { useMemo } from 'react';
import { trend } from './KeyFigures.css.ts';
import { figureLooks, shownNumber, type FigureName } from './looks.ts';

// The figures are read before the drawings come.
const Sparkline = lazy(() => import('./Trend.tsx'));

/** The course of the last 7 days. */
export function WeekTrend({
  name,
  label,
  day,
  week,
}: {
  name: FigureName;
  label: string;
  day: string;
  week: readonly (number | null)[];
}) {
  const points = useMemo(
    () =>
      week.map((value, index) => ({
        name: addDays(day, index - week.length + 1).slice(5),
        value: value === null ? null : shownNumber(name, value),
      })),
    [name, day, week],
  );
  const { unit } = figureLooks[name];
  return (
    <LazyBoundary pending={<span className={trend} />} failed={null}>
      <Sparkline label={`近 7 天${label}`} points={points} unit={unit} width={48} height={24} />
    </LazyBoundary>
  );
}
