import { along, type Axis } from './axis.ts';
import { px, rectangle, type Shape, type Size, type Words } from './drawing.ts';
import { axisNames } from './names.ts';
import { axisNumbers } from './number.ts';
import { textWidth } from './textWidth.ts';

interface Scale {
  axis: Axis;
  unit?: string | undefined;
}

export interface PlaneOptions {
  size: Size;
  names: readonly string[];
  scale: Scale;
  /** A second scale, at the right. */
  second?: Scale | undefined;
  /** Room above the plane for a key, in px. */
  above?: number;
  /** Room at the right for names of series, in px. */
  beside?: number;
}

/** Where columns and lines stand: the grid, the axes with their numbers and names, and the places. */
export interface Plane {
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
  words: Words[];
}

const gutter = 8;
const widest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => textWidth(text)));

/** The plane of columns and lines. */
export function planeOf(options: PlaneOptions): Plane {
  const { size, names, scale, second, above = 0, beside = 0 } = options;
  const numbers = axisNumbers(scale.axis.ticks, scale.unit);
  const others = second && axisNumbers(second.axis.ticks, second.unit);
  const hasCaption = numbers.caption !== '' || Boolean(others?.caption);

  const left = Math.ceil(widest(numbers.texts)) + gutter;
  const right = size.width - beside - (others ? Math.ceil(widest(others.texts)) + gutter : 0);
  const step = Math.max(0, right - left) / Math.max(1, names.length);
  const shown = axisNames(names, step);
  const years = shown.some(({ year }) => year !== undefined) ? 16 : 0;
  const top = above + (hasCaption ? 34 : 22);
  const bottom = Math.max(top + 20, size.height - 22 - years);

  const x = (index: number): number => left + step * (index + 0.5);
  const y = along(scale.axis, bottom, top);
  const inside = (middle: number, text: string): number => {
    const half = textWidth(text) / 2;
    return Math.min(Math.max(middle, half), size.width - half);
  };
  const tick = (texts: readonly string[], at: number, align: 'start' | 'end'): Words[] =>
    texts.map((text, index) => ({
      text,
      x: at,
      y: px(y(scale.axis.ticks[index] ?? 0)),
      align,
      kind: 'tick',
    }));

  const words: Words[] = [
    ...tick(numbers.texts, left - gutter, 'end'),
    ...(others ? tick(others.texts, right + gutter, 'start') : []),
    ...shown.flatMap(({ index, text, year }): Words[] => {
      const at = px(inside(x(index), text));
      const name: Words = { text, x: at, y: bottom + 13, align: 'middle', kind: 'tick' };
      return year === undefined ? [name] : [name, { ...name, text: year, y: bottom + 29 }];
    }),
  ];
  if (numbers.caption !== '')
    words.push({ text: numbers.caption, x: 0, y: above + 8, align: 'start', kind: 'tick' });
  if (others?.caption)
    words.push({ text: others.caption, x: size.width, y: above + 8, align: 'end', kind: 'tick' });

  const line = (value: number): string => `M${left},${Math.round(y(value)) + 0.5}H${right}`;
  const zero = scale.axis.min > 0 ? scale.axis.min : Math.min(0, scale.axis.max);
  const rest = scale.axis.ticks.filter((value) => value !== zero);
  return {
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
  };
}
