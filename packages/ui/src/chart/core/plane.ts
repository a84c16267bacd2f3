import { along, type Axis } from './axis.ts';
import {
  markOf,
  px,
  rectangle,
  type ChartText,
  type Mark,
  type Shape,
  type Size,
} from './drawing.ts';
import { axisNumbers } from './number.ts';
import { cut, textWidth } from './textWidth.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

export interface Scale {
  axis: Axis;
  unit?: string | undefined;
}

interface PlaneOptions {
  size: Size;
  names: readonly string[];
  scale: Scale;
  /** A second scale, at the right. The units of both are then in the legend, and not above the axes. */
  second?: Scale | undefined;
  /** Space above the plane for a legend, in px. */
  above?: number;
  /** Space at the right for names of series, in px. */
  beside?: number;
  texts?: ChartTexts | undefined;
}

/** The coordinate system of columns and lines: grid, axes with numbers and names, and positions. */
export interface Plane {
  /** Of the chart. */
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Px from one name to the next. */
  step: number;
  /** The middle of a name. */
  x: (index: number) => number;
  y: (value: number) => number;
  ySecond: (value: number) => number;
  /** Everything that belongs to this name, from top to bottom. */
  band: (index: number) => string;
  shapes: Shape[];
  words: ChartText[];
  texts: ChartTexts;
}

const gutter = 8;
const widest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => textWidth(text)));

export function planeOf(options: PlaneOptions): Plane {
  const { size, names, scale, second, above = 0, beside = 0, texts = chartTexts } = options;
  const numbers = axisNumbers(scale.axis.ticks, scale.unit, texts);
  const others = second && axisNumbers(second.axis.ticks, second.unit, texts);
  const caption = second ? '' : numbers.caption;

  const left = Math.ceil(widest(numbers.texts)) + gutter;
  const right = size.width - beside - (others ? Math.ceil(widest(others.texts)) + gutter : 0);
  const step = Math.max(0, right - left) / Math.max(1, names.length);
  const shown = axisNames(names, step, texts);
  const years = shown.some(({ year }) => year !== undefined) ? 16 : 0;
  const top = above + (caption ? 34 : 22);
  const foot = Math.max(top + 20, size.height - 22 - years);
  // Numbers are below what is below zero.
  const bottom = Math.max(top + 20, scale.axis.min < 0 ? foot - 14 : foot);

  const x = (index: number): number => left + step * (index + 0.5);
  const y = along(scale.axis, bottom, top);
  // Under its place, but never outside of the chart.
  const below = (index: number, text: string, down: number): ChartText => {
    const half = textWidth(text) / 2;
    const middle = Math.min(Math.max(x(index), half), size.width - half);
    return { text, x: px(middle), y: foot + down, align: 'middle', kind: 'tick' };
  };
  const levels = scale.axis.ticks.map((value) => px(y(value)));
  const tick = (lines: readonly string[], at: number, align: 'start' | 'end'): ChartText[] =>
    lines.map((text, index) => ({ text, x: at, y: levels[index] ?? 0, align, kind: 'tick' }));

  const words: ChartText[] = [
    ...tick(numbers.texts, left - gutter, 'end'),
    ...(others ? tick(others.texts, right + gutter, 'start') : []),
    ...shown.flatMap(({ index, text, year }): ChartText[] => {
      const name = below(index, text, 13);
      return year === undefined ? [name] : [name, below(index, year, 29)];
    }),
  ];
  if (caption) words.push({ text: caption, x: 0, y: above + 8, align: 'start', kind: 'tick' });

  const line = (value: number): string => `M${left},${Math.round(y(value)) + 0.5}H${right}`;
  const zero = scale.axis.min > 0 ? scale.axis.min : Math.min(0, scale.axis.max);
  const rest = scale.axis.ticks.filter((value) => value !== zero);
  return {
    width: size.width,
    left,
    right,
    top,
    bottom,
    step,
    x,
    y,
    ySecond: second ? along(second.axis, bottom, top) : y,
    band: (index) => rectangle(left + step * index, top - 14, step, bottom - top + 14),
    shapes: [
      { kind: 'grid', d: rest.map(line).join('') },
      { kind: 'axis', d: line(zero) },
    ],
    words,
    texts,
  };
}

/** The mark of everything that belongs to a name; its tip points to `y`, in px. */
export function markAt(plane: Plane, index: number, mark: Pick<Mark, 'name' | 'y' | 'rows'>): Mark {
  return markOf({ ...mark, d: plane.band(index), x: plane.x(index) }, plane.texts);
}

const month = /^(\d{4})-(0[1-9]|1[0-2])$/;
const air = 6;
/** With this much space per name every name is written, cut off if needed. */
const comfortable = 44;

/**
 * The names below an axis with `step` px for each: all of them, or every second, third …, always with the
 * last, which is the newest. Months (yyyy-MM) become 3月, with the year in a second line below the first of
 * each year.
 */
export function axisNames(names: readonly string[], step: number, words: ChartTexts = chartTexts) {
  const parts = names.map((name) => month.exec(name));
  const areMonths = names.length > 0 && parts.every((part) => part !== null);
  const texts = areMonths ? parts.map((part) => words.axisMonth(Number(part?.[2]))) : [...names];
  const width = widest(texts);
  // The last may have to move in from the edge.
  const moved = Math.max(0, (width - step) / 2);
  const every = step >= comfortable ? 1 : Math.max(1, Math.ceil((width + air + moved) / step));
  const last = names.length - 1;

  let year: string | undefined;
  return texts.flatMap((text, index) => {
    if (index % every !== last % every) return [];
    const ownYear = parts[index]?.[1];
    const isNew = areMonths && ownYear !== year;
    year = ownYear;
    const room = Math.max(step * every - air / 2, comfortable);
    return [{ index, text: cut(text, room), year: isNew ? ownYear : undefined }];
  });
}
