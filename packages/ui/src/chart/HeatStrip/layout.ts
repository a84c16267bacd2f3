import { px, rectangle, ariaLabelOf, type Drawing, type Mark, type Size } from '../core/drawing.ts';
import type { Shape, ChartText } from '../core/drawing.ts';
import { amountLook, amountSteps } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { cut, textWidth } from '../core/textWidth.ts';
import { gridOf, seam, stepOf } from './grid.ts';

export interface HeatOptions {
  unit?: string | undefined;
  /** What counts as full, as 100 for per cent; otherwise the largest value. */
  max?: number | undefined;
}

/** From this step on words are bright. */
const dark = 4;

/** The six steps, from the least to the most, at the foot of the chart. */
function keyOf(least: string, most: string, y: number): Pick<Drawing, 'shapes' | 'texts'> {
  const start = textWidth(least) + 6;
  const end = start + amountSteps * 18 + 4;
  const shapes = Array.from({ length: amountSteps }, (_step, step): Shape => {
    const d = rectangle(start + step * 18, y - 5, 16, 10);
    return { kind: 'cell', look: amountLook(step), d };
  });
  const at = (text: string, x: number): ChartText => ({ text, x, y, align: 'start', kind: 'tick' });
  return { shapes, texts: [at(least, 0), at(most, end)] };
}

/** Cells, darker where there is more: points and size in, drawing out. */
export function layoutHeatStrip(
  points: readonly ChartPoint[],
  { unit, max }: HeatOptions,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const minimum = Math.min(0, ...present(values));
  const maximum = max ?? Math.max(minimum + 1, ...present(values));
  const names = points.map(({ name }) => name);
  const { perRow, width, line, height, named } = gridOf(names, size);

  const cells = names.map((name, index) => {
    const value = values[index] ?? null;
    const column = index % perRow;
    const top = Math.floor(index / perRow) * line;
    const d = rectangle(column * width, top, Math.max(1, width - seam), height);
    const step = value === null ? 0 : stepOf(value, minimum, maximum);
    return { name, value, column, top, d, step, x: px(column * width + (width - seam) / 2) };
  });

  const shapes = cells.map(({ value, d, step }): Shape =>
    value === null ? { kind: 'track', d } : { kind: 'cell', look: amountLook(step), d },
  );
  const amounts = cells.flatMap(({ value, x, top, step }): ChartText[] => {
    const text = value === null ? '—' : shortNumber(value, unit);
    if (textWidth(text) > width - 4 || height < 14) return [];
    const kind = step >= dark ? 'onDark' : 'onLight';
    return [{ text, x, y: px(top + height / 2), align: 'middle', kind }];
  });
  const below = cells.flatMap(({ name, column, x, top }): ChartText[] => {
    if (named === 0 || column % named !== 0) return [];
    const text = cut(name, width * named - 4);
    const half = textWidth(text) / 2;
    const middle = Math.max(half, Math.min(x, size.width - half));
    return [{ text, x: px(middle), y: px(top + height + 9), align: 'middle', kind: 'tick' }];
  });
  const marks = cells.map(({ name, value, d, x, top }): Mark => {
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    return { name, label: ariaLabelOf(name, rows), d, x, y: px(top), rows };
  });

  const key = keyOf(shortNumber(minimum, unit), shortNumber(maximum, unit), size.height - 8);
  return {
    shapes: [...shapes, ...key.shapes],
    texts: [...amounts, ...below, ...key.texts],
    marks,
  };
}
