import { useCallback, useMemo } from 'react';
import { px, rectangle, ariaLabelOf, type Size, type Drawing, type Mark } from '../core/drawing.ts';
import { align, type ChartSeries } from '../core/point.ts';
import { hasAmounts, tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { valueAxis } from '../core/axis.ts';
import { columnWidth } from '../core/columns.ts';
import { placedWords, type NumberLabel } from '../core/labels.ts';
import { lookOf } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { planeOf, type Plane } from '../core/plane.ts';
import { namesBeside, planNames } from '../core/key.ts';
import { textWidth } from '../core/textWidth.ts';

export interface StackedColumnsProps extends ChartProps {
  /** The kinds, the lowest first; at most six. Stable between renders. */
  series: readonly ChartSeries[];
  /** The unit, as 人; 元 is written as money. */
  unit?: string | undefined;
  /**
   * Called with the name of the column that was pressed, and the name of the series where one of its parts
   * was: columns and parts can be pressed.
   */
  onAction?: ((name: string, series?: string) => void) | undefined;
}

/**
 * How much there was, and of which kinds: columns made of parts, with the sum on top.
 *
 * Use it where the sum matters first and its parts second. Do not use it to compare the kinds with each
 * other over time (`Lines`), nor for shares of one whole (`Doughnut`).
 *
 * Keyboard: Tab goes to the chart, ← and → from column to column, ↓ and ↑ to its parts and back where they
 * can be chosen, Home and End to the first and last; Enter chooses; Esc hides the tip.
 */
export function StackedColumns(props: StackedColumnsProps) {
  const { series, unit, onAction, height = 240, ...frame } = props;
  const hasParts = onAction !== undefined;
  const draw = useCallback(
    (size: Size) => layoutStackedColumns(series, { unit, hasParts }, size),
    [series, unit, hasParts],
  );
  const table = useMemo(() => tableOfSeries(series, unit), [series, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="stackedColumns"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

/** One value in a stack: where it begins and ends. */
interface Part {
  value: number;
  from: number;
  to: number;
}

/** Stacks the values of each name: what is above zero upwards, what is below downwards. */
export function stackParts(numbers: readonly (readonly (number | null)[])[]): Part[][] {
  const above: number[] = [];
  const below: number[] = [];
  return numbers.map((series) =>
    series.map((number, row) => {
      const value = number ?? 0;
      const ends = value < 0 ? below : above;
      const from = ends[row] ?? 0;
      ends[row] = from + value;
      return { value, from, to: from + value };
    }),
  );
}

/** A part as a rectangle, slightly reduced in height, so that parts are separated without colour. */
function partBox(plane: Plane, { from, to }: Part, index: number) {
  const width = columnWidth(plane);
  const [one, other] = [plane.y(from), plane.y(to)];
  const height = Math.abs(one - other);
  const seam = height > 3 ? 1 : 0;
  const top = Math.min(one, other) + seam;
  return { left: plane.x(index) - width / 2, top, width, height: height - seam };
}

interface StackOptions {
  unit?: string | undefined;
  /** The parts of a column can be reached and chosen, besides the whole. */
  hasParts?: boolean;
}

/** Columns of several kinds on each other: series and size in, drawing out. */
export function layoutStackedColumns(
  series: readonly ChartSeries[],
  { unit, hasParts = false }: StackOptions,
  size: Size,
): Drawing {
  const { names, numbers } = align(series);
  const parts = stackParts(numbers);
  const axis = valueAxis(parts.flat().flatMap(({ from, to }) => [from, to]));
  const entries = series.map(({ name, tone }, index) => ({
    name,
    look: lookOf(index, tone),
    kind: 'fill' as const,
  }));
  const plan = planNames(entries, size.width, size.height);
  const plane = planeOf({ size, names, scale: { axis, unit }, ...plan });

  const labels: NumberLabel[] = [];
  const fills = parts.map((column, kind) => {
    const boxes = column.map((part, index) => ({ ...part, ...partBox(plane, part, index) }));
    const there = boxes.filter(({ value }) => value !== 0);
    for (const { value, left, top, width, height } of there) {
      const text = shortNumber(value, unit);
      const own = textWidth(text);
      if (height < 16 || width < own + 4) continue;
      const box = { left: left + (width - own) / 2, top: top + height / 2 - 7 };
      labels.push({
        text,
        weight: 0,
        kind: 'inside',
        places: [{ ...box, width: own, height: 14 }],
      });
    }
    const d = there
      .map(({ left, top, width, height }) => rectangle(left, top, width, Math.max(1, height)))
      .join('');
    return { kind: 'fill' as const, look: entries[kind]?.look, d };
  });

  /** The parts of a column, from top to bottom. */
  const partMarks = (index: number, tip: Omit<Mark, 'label' | 'd'>): Mark[] =>
    parts
      .flatMap((column, kind) => {
        const part = column[index];
        const row = tip.rows[kind];
        if (!part?.value || !row) return [];
        const { left, top, width, height } = partBox(plane, part, index);
        const d = rectangle(left, top, width, Math.max(1, height));
        return [
          { top, mark: { ...tip, series: row.name, label: ariaLabelOf(tip.name, [row]), d } },
        ];
      })
      .toSorted((one, other) => one.top - other.top)
      .map(({ mark }) => mark);

  const marks = names.flatMap((name, index): Mark[] => {
    const own = parts.map((column) => column[index]);
    const total = own.reduce((sum, part) => sum + (part?.value ?? 0), 0);
    const y = plane.y(Math.max(0, ...own.map((part) => part?.to ?? 0)));
    const text = shortNumber(total, unit);
    const width = textWidth(text);
    const place = { left: plane.x(index) - width / 2, top: y - 16, width, height: 14 };
    if (own.some((part) => part?.value)) labels.push({ text, weight: 1 + index, places: [place] });
    const rows = [
      ...series.map((one, kind) => ({
        name: one.name,
        value: fullNumber(numbers[kind]?.[index] ?? null, unit),
        look: entries[kind]?.look,
      })),
      ...(series.length > 1 ? [{ name: '合计', value: fullNumber(total, unit) }] : []),
    ];
    const tip = { name, x: px(plane.x(index)), y: px(y), rows };
    const whole: Mark = { ...tip, label: ariaLabelOf(name, rows), d: plane.band(index) };
    return hasParts && series.length > 1 ? [whole, ...partMarks(index, tip)] : [whole];
  });

  const ends = parts.map((column) => {
    const last = column.at(-1);
    return plane.y(last ? (last.from + last.to) / 2 : 0);
  });
  const end = { left: plane.right, top: plane.top, bottom: plane.bottom };
  const keyLayout = plan.isBeside ? namesBeside(entries, ends, end) : plan.key;
  const room = { width: size.width, words: plane.words };
  return {
    shapes: [...plane.shapes, ...fills, ...keyLayout.shapes],
    texts: [...plane.words, ...keyLayout.words, ...placedWords(labels, room)],
    marks,
  };
}
