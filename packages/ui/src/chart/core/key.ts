import { pointPath, rectangle, type Shape, type ChartText } from './drawing.ts';
import type { Look } from './look.ts';
import { cut, textWidth } from './textWidth.ts';

/** A kind and how it is drawn. */
export interface KeyEntry {
  name: string;
  look: Look;
  kind: 'fill' | 'line';
}

export interface Pieces {
  shapes: Shape[];
  words: ChartText[];
}

/** What explains the looks. */
export interface Key extends Pieces {
  /** Its height, in px. */
  height: number;
}

export const keyLine = 20;
const between = 16;

const swatchWidth = { fill: 10, line: 18 };

export const joined = (parts: readonly Pieces[]): Pieces => ({
  shapes: parts.flatMap(({ shapes }) => shapes),
  words: parts.flatMap(({ words }) => words),
});

/** How wide an entry is: its sample and its name. */
export function entryWidth({ name, kind }: KeyEntry): number {
  return swatchWidth[kind] + 6 + textWidth(name);
}

/** One entry, with its sample starting at `x` and its middle at `y`. */
export function keyEntry(entry: KeyEntry, x: number, y: number, room: number): Pieces {
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
