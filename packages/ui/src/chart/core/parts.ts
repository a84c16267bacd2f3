import { lookOf, restLook, type Look } from './look.ts';
import { toNumber, type ChartPoint } from './point.ts';

/** A part of a whole. */
export interface Part {
  name: string;
  value: number;
  look: Look;
}

/**
 * The points as parts of a whole. Beyond `most` the smallest become one: 其他. Missing and negative values are
 * left out; `hasZeros` keeps zeros.
 */
export function partsOf(points: readonly ChartPoint[], most: number, hasZeros = false): Part[] {
  const parts = points.flatMap((point, index): Part[] => {
    const value = toNumber(point.value);
    const isPart = value !== null && (hasZeros ? value >= 0 : value > 0);
    return isPart ? [{ name: point.name, value, look: lookOf(index, point.tone) }] : [];
  });
  if (parts.length <= most) return parts;
  const bySize = parts.toSorted((one, other) => other.value - one.value);
  const large = new Set(bySize.slice(0, most - 1));
  const others = parts.filter((part) => !large.has(part));
  const value = others.reduce((sum, part) => sum + part.value, 0);
  return [
    ...parts.filter((part) => large.has(part)),
    { name: `其他 ${others.length} 项`, value, look: restLook },
  ];
}
