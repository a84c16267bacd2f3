import { along, valueAxis } from '../core/axis.ts';
import { px, rectangle, spoken, type Drawing, type Mark, type Size } from '../core/drawing.ts';
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
  const there = present(values);
  // From its least to its most: the form is what it tells.
  const [least, most] = [Math.min(...there), Math.max(...there)];
  const axis = least < most ? { min: least, max: most } : valueAxis(there, { isFromZero: false });
  const y = along({ ticks: [], ...axis }, size.height - 4, 4);
  const step = (size.width - 8) / Math.max(1, points.length);
  const x = (index: number): number => 4 + step * (index + 0.5);
  const spots = spotsOf({ x }, values, y);
  const look = lookOf(0);

  const marks = points.map(({ name }, index): Mark => {
    const value = values[index] ?? null;
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    const d = rectangle(4 + step * index, 0, step, size.height);
    return { name, label: spoken(name, rows), d, x: px(x(index)), y: px(y(value ?? 0)), rows };
  });
  return {
    shapes: [
      { kind: 'line', look, d: linePath(spots) },
      { kind: 'point', look, d: pointsPath(pointed(spots, 0), look, 3) },
    ],
    words: [],
    marks,
  };
}

/** What a small line tells, in words: how it ends, and between what it lies. */
export function tellSparkline(points: readonly ChartPoint[], unit: string | undefined): string {
  const there = present(numbersOf(points));
  const last = there.at(-1);
  if (last === undefined) return '暂无数据';
  const said = (value: number): string => fullNumber(value, unit);
  return `最新 ${said(last)}，最低 ${said(Math.min(...there))}，最高 ${said(Math.max(...there))}`;
}
