import { arc } from 'd3';
import { markOf, px, type ChartText, type Shape, type Size } from './drawing.ts';
import { joined, keyAbove, keyLine, type Key, type Pieces } from './key.ts';
import { fullNumber, shareOf } from './number.ts';
import { spread } from './place.ts';
import type { Part } from './point.ts';
import { cut } from './textWidth.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

/** A part of a ring, with what is written beside it. */
export interface RingPart extends Part {
  /** How much, in a few characters. */
  note: string;
  /** Its part of the circle, in radians. */
  angle: number;
}

interface Slice extends RingPart {
  /** Where its middle is, clockwise from the top, in radians. */
  middle: number;
  /** How far it reaches from the centre, in px. */
  reach: number;
}

/** The middle of a ring and how large it may be. */
interface RingPlace {
  x: number;
  y: number;
  radius: number;
}

/** Below this width the names are below the ring. */
const wide = 340;
/** A label of two lines and its air, or of one. */
const tall = 38;
const flat = 20;

/** Position of a ring, given the height of the names below it or, where it is undefined, with names beside it. */
function placeRing({ width, height }: Size, below: number | undefined): RingPlace {
  if (below !== undefined) {
    const radius = Math.max(24, Math.min(width, height - below - 8) / 2 - 4);
    return { x: width / 2, y: radius + 4, radius };
  }
  const names = Math.min(150, width * 0.27);
  const radius = Math.max(24, Math.min(height / 2 - 14, width / 2 - names - 24));
  return { x: width / 2, y: height / 2, radius };
}

/** The point at this angle and distance from the middle of a ring. */
const around = ({ x, y }: RingPlace, angle: number, reach: number): [number, number] => [
  px(x + Math.sin(angle) * reach),
  px(y - Math.cos(angle) * reach),
];

/** The labels of one side, from top to bottom, each with a hairline from its part. */
function side(slices: readonly Slice[], sign: 1 | -1, place: RingPlace, size: Size): Pieces {
  const isTall = slices.length * tall <= size.height;
  const gap = isTall ? tall : flat;
  // The largest stay when there is no space for all.
  const bySize = slices.toSorted((one, other) => other.angle - one.angle);
  const kept = new Set(bySize.slice(0, Math.floor(size.height / flat)));
  const shown = slices.filter((slice) => kept.has(slice));
  const elbow = place.radius + 8;
  const wanted = shown.map(({ middle }) => place.y - Math.cos(middle) * elbow);
  const levels = spread(wanted, gap, gap / 2, size.height - gap / 2);
  const edge = place.x + sign * (place.radius + 18);
  const room = sign > 0 ? size.width - edge - 4 : edge - 4;
  const align = sign > 0 ? 'start' : 'end';
  const x = px(edge + sign * 4);

  const labels: Pieces = { shapes: [], words: [] };
  for (const [index, { name, note, middle, reach }] of shown.entries()) {
    const y = px(levels[index] ?? place.y);
    const from = around(place, middle, reach + 2);
    const d = `M${from}L${around(place, middle, elbow)}L${px(edge - sign * 2)},${y}H${px(edge + sign)}`;
    labels.shapes.push({ kind: 'leader', d });
    if (isTall) {
      labels.words.push(
        { text: cut(name, room), x, y: y - 8, align, kind: 'name' },
        { text: cut(note, room), x, y: y + 8, align, kind: 'tick' },
      );
    } else {
      labels.words.push({ text: cut(`${name} ${note}`, room), x, y, align, kind: 'name' });
    }
  }
  return labels;
}

/** Names and notes on the side of the ring on which their parts are. */
function labelsBeside(slices: readonly Slice[], place: RingPlace, size: Size): Pieces {
  const isRight = ({ middle }: Slice): boolean => middle <= Math.PI;
  const left = slices.filter((slice) => !isRight(slice));
  return joined([side(slices.filter(isRight), 1, place, size), side(left, -1, place, size)]);
}

/** Names and notes below the ring, as far as there is space. */
function labelsBelow(key: Key, place: RingPlace, { height }: Size): Pieces {
  const down = Math.max(place.y + place.radius + 8, height - key.height);
  return {
    shapes: key.shapes.map((shape) => ({ ...shape, move: [0, down] })),
    words: key.words
      .map((words) => ({ ...words, y: words.y + down }))
      .filter(({ y }) => y <= height + keyLine / 2),
  };
}

/** The height of a note below a ring, in px. */
const noteHeight = 20;

/** A note below a ring, '' for none; and the size that is left for the ring. */
export function noteBelow(note: string, { width, height }: Size) {
  if (note === '') return { words: [], ring: { width, height } };
  const text = cut(note, width);
  const words: ChartText[] = [
    { text, x: px(width / 2), y: height - noteHeight / 2, align: 'middle', kind: 'tick' },
  ];
  return { words, ring: { width, height: height - noteHeight } };
}

interface RingOptions {
  unit: string | undefined;
  size: Size;
  /** How wide the hole is, as a part of the whole. */
  hole: number;
  /** How far a part reaches from the centre, in px. By default as far as the ring. */
  reachOf?: (part: RingPart, radius: number) => number;
  texts?: ChartTexts | undefined;
}

/** Parts around a centre, clockwise from the top, with their names beside it, or below where it is narrow. */
export function layoutRing(parts: readonly RingPart[], options: RingOptions) {
  const { unit, size, hole, reachOf = (_part, radius) => radius, texts = chartTexts } = options;
  const entries = parts.map(({ name, note, look }) => ({
    name: `${name} ${note}`,
    look,
    kind: 'fill' as const,
  }));
  const key = size.width < wide ? keyAbove(entries, size.width) : undefined;
  const place = placeRing(size, key?.height);
  const { radius } = place;
  const move: Shape['move'] = [px(place.x), px(place.y)];
  const total = parts.reduce((sum, { value }) => sum + value, 0);

  const outline = arc<{ startAngle: number; endAngle: number; reach: number }>()
    .innerRadius(radius * hole)
    .outerRadius(({ reach }) => reach)
    .padRadius(radius)
    // A lone part is a whole ring, without a seam.
    .padAngle(({ startAngle, endAngle }) =>
      parts.length > 1 ? Math.min(2 / radius, endAngle - startAngle) : 0,
    );
  const pathOf = (startAngle: number, endAngle: number, reach: number): string =>
    outline({ startAngle, endAngle, reach }) ?? '';

  let end = 0;
  const slices = parts.map((part) => {
    const start = end;
    end += part.angle;
    const reach = reachOf(part, radius);
    const d = pathOf(start, end, reach);
    // Even a part of nothing can be hit: where it would be.
    const hit = reach < radius * 0.4 ? pathOf(start, end, radius * 0.4) : d;
    return { ...part, middle: (start + end) / 2, reach, d, hit };
  });

  const marks = slices.map(({ name, value, look, middle, reach, hit }) => {
    const words = texts.withShare(fullNumber(value, unit), shareOf(value, total));
    const [x, y] = around(place, middle, reach * 0.9);
    return markOf({ name, d: hit, move, x, y, rows: [{ name: '', value: words, look }] }, texts);
  });
  return {
    move,
    track: pathOf(0, 2 * Math.PI, radius),
    fills: slices.map(({ look, d }): Shape => ({ kind: 'fill', look, d, move })),
    labels: key ? labelsBelow(key, place, size) : labelsBeside(slices, place, size),
    marks,
  };
}
