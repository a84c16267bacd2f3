import { along, valueAxis } from '../core/axis.ts';
import { px, rectangle, ariaLabelOf, type Drawing, type Mark, type Size } from '../core/drawing.ts';
import { linePath, pointed, pointsPath, spotsOf } from '../core/lines.ts';
import { lookOf } from '../core/look.ts';
import { fullNumber } from '../core/number.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';

/** A line as small as a word: no axes, one point at its end. */
export function layoutSparkline(
  points: readonly ChartPoint[],
  unit: string | undefined,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const known = present(values);
  // From minimum to maximum: only the shape matters.
  const [minimum, maximum] = [Math.min(...known), Math.max(...known)];
  const axis =
    minimum < maximum ? { min: minimum, max: maximum } : valueAxis(known, { isFromZero: false });
  const y = along({ ticks: [], ...axis }, size.height - 4, 4);
  const step = (size.width - 8) / Math.max(1, points.length);
  const x = (index: number): number => 4 + step * (index + 0.5);
  const spots = spotsOf({ x }, values, y);
  const look = lookOf(0);

  const marks = points.map(({ name }, index): Mark => {
    const value = values[index] ?? null;
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    const d = rectangle(4 + step * index, 0, step, size.height);
    return { name, label: ariaLabelOf(name, rows), d, x: px(x(index)), y: px(y(value ?? 0)), rows };
  });
  return {
    shapes: [
      { kind: 'line', look, d: linePath(spots) },
      { kind: 'point', look, d: pointsPath(pointed(spots, 0), look, 3) },
    ],
    texts: [],
    marks,
  };
}

/** Text alternative of a sparkline: last value, minimum and maximum. */
export function describeSparkline(points: readonly ChartPoint[], unit: string | undefined): string {
  const there = present(numbersOf(points));
  const last = there.at(-1);
  if (last === undefined) return '暂无数据';
  const format = (value: number): string => fullNumber(value, unit);
  return `最新 ${format(last)}，最低 ${format(Math.min(...there))}，最高 ${format(Math.max(...there))}`;
}
