import { px } from './drawing.ts';
import { entryWidth, keyAbove, keyEntry, keyLine, type Key, type KeyEntry } from './key.ts';
import { spread } from './place.ts';

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
