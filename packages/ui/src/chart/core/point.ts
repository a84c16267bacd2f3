import type { Tone } from '../../theme/index.ts';
import { lookOf, quietLook, restLook, type Look } from './look.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

/** One thing and how much of it there is, as the server sends it. */
export interface ChartPoint {
  /** What it is, as 携程, 2026-03 or 03-05. Months (yyyy-MM) are written short on an axis. */
  name: string;
  /** A number, or one in writing ('1,280.50'). What is no number at all is shown as missing. */
  value: number | string | null;
}

/** Several points that belong together, as one line or one colour of a stack. */
export interface ChartSeries {
  name: string;
  /** Where the thing has a colour of its own, as a status has. */
  tone?: Tone | undefined;
  /** Series are aligned by the names of their points; a missing name is a gap. */
  points: readonly ChartPoint[];
}

/** A series with what it is counted in. */
export interface MeasuredSeries extends ChartSeries {
  /** As 单; 元 is written as money. */
  unit?: string | undefined;
}

/** The number in a value; null where there is none. */
export function toNumber(value: number | string | null | undefined): number | null {
  const isWritten = typeof value === 'string' && value.trim() !== '';
  const number = isWritten ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function numbersOf(points: readonly ChartPoint[]): (number | null)[] {
  return points.map((point) => toNumber(point.value));
}

/** Points by name and position among those of that name: points of one name stay apart. */
function byPlace(points: readonly ChartPoint[]): Map<string, ChartPoint> {
  const counts = new Map<string, number>();
  return new Map(
    points.map((point) => {
      const count = counts.get(point.name) ?? 0;
      counts.set(point.name, count + 1);
      return [`${count} ${point.name}`, point];
    }),
  );
}

/** Series beside each other by the names of their points, in the order in which these first come. */
export function align(series: readonly ChartSeries[]) {
  const places = series.map(({ points }) => byPlace(points));
  const all = new Map(places.flatMap((one) => [...one]));
  const numbers = places.map((one) =>
    Array.from(all.keys(), (place) => toNumber(one.get(place)?.value)),
  );
  return { names: Array.from(all.values(), ({ name }) => name), numbers };
}

export function present(numbers: readonly (number | null)[]): number[] {
  return numbers.filter((number) => number !== null);
}

export interface Part {
  name: string;
  value: number;
  look: Look;
}

/** The points that are no part of a whole, in words, as 2 项为 0、1 项为负数，未画出; '' when all are. */
export function leftOutWords(
  points: readonly ChartPoint[],
  hasZeros = false,
  texts: ChartTexts = chartTexts,
): string {
  const numbers = numbersOf(points);
  const count = (isLeftOut: (value: number | null) => boolean): number =>
    numbers.filter(isLeftOut).length;
  const counts = [
    { words: texts.zeros, count: hasZeros ? 0 : count((value) => value === 0) },
    { words: texts.negatives, count: count((value) => value !== null && value < 0) },
    { words: texts.missing, count: count((value) => value === null) },
  ].filter((one) => one.count > 0);
  if (counts.length === 0) return '';
  return texts.notDrawn(counts.map((one) => one.words(one.count)));
}

interface PartsOptions {
  /** Beyond that many the smallest are 其他. */
  most: number;
  /** The name of the one part that stands out. */
  accent?: string | undefined;
  /** Keeps zeros. */
  hasZeros?: boolean;
  texts?: ChartTexts | undefined;
}

/** The points as parts of a whole. */
export function partsOf(
  points: readonly ChartPoint[],
  { most, accent, hasZeros = false, texts = chartTexts }: PartsOptions,
): Part[] {
  const looks = (name: string, index: number): Look =>
    accent === undefined ? lookOf(index) : name === accent ? lookOf(0) : quietLook(index);
  const parts = points.flatMap((point, index): Part[] => {
    const value = toNumber(point.value);
    const isPart = value !== null && (hasZeros ? value >= 0 : value > 0);
    return isPart ? [{ name: point.name, value, look: looks(point.name, index) }] : [];
  });
  if (parts.length <= most) return parts;
  const bySize = parts.toSorted((one, other) => other.value - one.value);
  const large = new Set(bySize.slice(0, most - 1));
  const others = parts.filter((part) => !large.has(part));
  const value = others.reduce((sum, part) => sum + part.value, 0);
  return [
    ...parts.filter((part) => large.has(part)),
    { name: texts.others(others.length), value, look: restLook },
  ];
}
