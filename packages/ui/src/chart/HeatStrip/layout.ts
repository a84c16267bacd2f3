import {
  px,
  rectangle,
  spoken,
  type Drawing,
  type Mark,
  type Shape,
  type Size,
  type Words,
} from '../core/drawing.ts';
import { amountLook, amountSteps } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { cut, textWidth } from '../core/textWidth.ts';

const keyHeight = 24;
const nameHeight = 16;
const seam = 2;
const widestCell = 64;
/** A finger or a pointer finds a cell of this width; a week has seven. */
const easy = 28;
const week = 7;

/** How many cells stand in a row: all of them, or whole weeks, or as many as fit the height. */
export function cellsPerRow(count: number, { width, height }: Size): number {
  const fit = Math.max(1, Math.floor(width / easy));
  if (count <= fit) return Math.max(1, count);
  const inWeeks = fit >= week ? fit - (fit % week) : fit;
  const rows = Math.max(1, Math.floor((height - keyHeight) / (nameHeight + 16)));
  return Math.max(inWeeks, Math.ceil(count / rows));
}

/** Which of the six steps a value has: 0 is none, 5 the most there can be. */
export function stepOf(value: number, least: number, most: number): number {
  if (value <= least || most <= least) return 0;
  return Math.min(
    amountSteps - 1,
    Math.max(1, Math.ceil(((value - least) / (most - least)) * (amountSteps - 1))),
  );
}

export interface HeatOptions {
  unit?: string | undefined;
  /** What counts as full, as 100 for per cent; otherwise the largest value. */
  most?: number | undefined;
}

/** Cells, darker where there is more: points and size in, drawing out. */
export function layoutHeatStrip(
  points: readonly ChartPoint[],
  { unit, most: given }: HeatOptions,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const least = Math.min(0, ...present(values));
  const most = given ?? Math.max(least + 1, ...present(values));
  const perRow = cellsPerRow(points.length, size);
  const rows = Math.max(1, Math.ceil(points.length / perRow));
  const width = Math.min(widestCell, size.width / perRow);
  const line = Math.min(nameHeight + 44, (size.height - keyHeight) / rows);
  const hasNames = line >= nameHeight + 14;
  const height = line - (hasNames ? nameHeight : 0) - seam;
  const every = Math.ceil((Math.max(0, ...points.map(({ name }) => textWidth(name))) + 6) / width);
  const skips = width >= 44 ? 1 : every;

  const shapes: Shape[] = [];
  const words: Words[] = [];
  const marks: Mark[] = [];
  for (const [index, { name }] of points.entries()) {
    const value = values[index] ?? null;
    const left = (index % perRow) * width;
    const top = Math.floor(index / perRow) * line;
    const d = rectangle(left, top, Math.max(1, width - seam), Math.max(1, height));
    const step = value === null ? 0 : stepOf(value, least, most);
    shapes.push(
      value === null ? { kind: 'track', d } : { kind: 'cell', look: amountLook(step), d },
    );

    const x = px(left + (width - seam) / 2);
    const text = value === null ? '—' : shortNumber(value, unit);
    if (textWidth(text) <= width - 4 && height >= 14) {
      const kind = step >= 4 ? 'onDark' : 'onLight';
      words.push({ text, x, y: px(top + height / 2), align: 'middle', kind });
    }
    if (hasNames && (index % perRow) % skips === 0) {
      const room = width * skips - 4;
      const said = cut(name, room);
      const middle = Math.max(x, textWidth(said) / 2);
      words.push({
        text: said,
        x: px(middle),
        y: px(top + height + 9),
        align: 'middle',
        kind: 'tick',
      });
    }
    const told = [{ name: '', value: fullNumber(value, unit) }];
    marks.push({ name, label: spoken(name, told), d, x, y: px(top), rows: told });
  }

  const y = size.height - 8;
  const from = shortNumber(least, unit);
  const start = textWidth(from) + 6;
  for (let step = 0; step < amountSteps; step += 1)
    shapes.push({
      kind: 'cell',
      look: amountLook(step),
      d: rectangle(start + step * 18, y - 5, 16, 10),
    });
  words.push(
    { text: from, x: 0, y, align: 'start', kind: 'tick' },
    {
      text: shortNumber(most, unit),
      x: start + amountSteps * 18 + 4,
      y,
      align: 'start',
      kind: 'tick',
    },
  );
  return { shapes, words, marks };
}
