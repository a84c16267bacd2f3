import { pointPath, px, rectangle, type Shape, type ChartText } from './drawing.ts';
import type { Look } from './look.ts';
import { spread } from './place.ts';
import { cut, textWidth } from './textWidth.ts';

/** A kind and how it is drawn. */
export interface KeyEntry {
  name: string;
  look: Look;
  kind: 'fill' | 'line';
}

/** What explains the looks. */
export interface Key {
  shapes: Shape[];
  words: ChartText[];
  /** Its height, in px. */
  height: number;
}

export const keyLine = 20;
const between = 16;

const swatchWidth = { fill: 10, line: 18 };

/** How wide an entry is: its sample and its name. */
export function entryWidth({ name, kind }: KeyEntry): number {
  return swatchWidth[kind] + 6 + textWidth(name);
}

/** One entry, with its sample starting at `x` and its middle at `y`. */
export function keyEntry(entry: KeyEntry, x: number, y: number, room: number): Omit<Key, 'height'> {
  const { name, look, kind } = entry;
  const width = swatchWidth[kind];
  const shapes: Shape[] =
    kind === 'fill'
      ? [{ kind: 'fill', look, d: rectangle(x, y - 5, width, 10) }]
      : [
          { kind: 'line', look, d: `M${x},${y}h${width}` },
          { kind: 'point', look, d: pointPath(look, x + width / 2, y) },
        ];
  const text = cut(name, room - width - 6);
  return { shapes, words: [{ text, x: x + width + 6, y, align: 'start', kind: 'name' }] };
}

/** The entries side by side above the chart, in as many lines as they need. */
export function keyAbove(entries: readonly KeyEntry[], width: number): Key {
  const key: Key = { shapes: [], words: [], height: keyLine };
  let x = 0;
  for (const entry of entries) {
    const wanted = Math.min(entryWidth(entry), width);
    if (x > 0 && x + wanted > width) {
      x = 0;
      key.height += keyLine;
    }
    const { shapes, words } = keyEntry(entry, x, key.height - keyLine / 2, width - x);
    key.shapes.push(...shapes);
    key.words.push(...words);
    x += wanted + between;
  }
  return key;
}

/** From this width on, names of series are beside their ends. */
const wide = 520;
const maxWidth = 148;
const gap = 14;

/** Where the names of series go: beside the plane or above it, and how much space they take. */
export interface NamePlan {
  isBeside: boolean;
  beside: number;
  above: number;
  key: Key;
}

const nothing: Key = { shapes: [], words: [], height: 0 };

/** Plans the names: a single series needs none, its name is the title. */
export function planNames(entries: readonly KeyEntry[], width: number, height: number): NamePlan {
  if (entries.length < 2) return { isBeside: false, beside: 0, above: 0, key: nothing };
  const fits = width >= wide && entries.length * keyLine <= height - 50;
  if (!fits) {
    const key = keyAbove(entries, width);
    return { isBeside: false, beside: 0, above: key.height, key };
  }
  const beside = Math.min(maxWidth, Math.max(...entries.map(entryWidth))) + gap;
  return { isBeside: true, beside, above: 0, key: nothing };
}

/** The names beside the ends of their series: as near to `ends` as goes without overlapping. */
export function namesBeside(
  entries: readonly KeyEntry[],
  ends: readonly number[],
  room: { left: number; top: number; bottom: number },
): Omit<Key, 'height'> {
  const places = spread(ends, keyLine, room.top, room.bottom);
  const parts = entries.map((entry, index) =>
    keyEntry(entry, px(room.left + gap), px(places[index] ?? 0), maxWidth),
  );
  return {
    shapes: parts.flatMap(({ shapes }) => shapes),
    words: parts.flatMap(({ words }) => words),
  };
}
