import { px, type Shape, type ChartText } from './drawing.ts';
import { keyAbove, keyLine } from './key.ts';
import type { Look } from './look.ts';
import { spread } from './place.ts';
import { cut } from './textWidth.ts';

/** A part of a ring, with what is written beside it. */
export interface RingPart {
  name: string;
  /** How much, in a few characters. */
  note: string;
  look: Look;
  /** Where it begins and ends, clockwise from the top, in radians. */
  startAngle: number;
  endAngle: number;
  /** How far it reaches from the centre, in px. */
  reach: number;
}

/** The middle of a ring and how large it may be. */
export interface RingPlace {
  x: number;
  y: number;
  radius: number;
}

/** Below this width the names are below the ring. */
const wide = 340;
/** A label of two lines and its air, or of one. */
const tall = 38;
const flat = 20;

/** How many px of names go beside a ring of this width. */
const roomBeside = (width: number): number => Math.min(150, width * 0.27);

const belowRing = (parts: readonly RingPart[], width: number) =>
  keyAbove(
    parts.map(({ name, note, look }) => ({ name: `${name} ${note}`, look, kind: 'fill' })),
    width,
  );

/** Position of a ring, given the space of its labels; names and notes matter in the narrow case. */
export function placeRing(
  parts: readonly Pick<RingPart, 'name' | 'note' | 'look'>[],
  { width, height }: { width: number; height: number },
): RingPlace {
  if (width < wide) {
    const full = parts.map((part) => ({ ...part, startAngle: 0, endAngle: 0, reach: 0 }));
    const left = height - belowRing(full, width).height - 8;
    const radius = Math.max(24, Math.min(width, left) / 2 - 4);
    return { x: width / 2, y: radius + 4, radius };
  }
  const radius = Math.max(24, Math.min(height / 2 - 14, width / 2 - roomBeside(width) - 24));
  return { x: width / 2, y: height / 2, radius };
}

interface Labels {
  shapes: Shape[];
  words: ChartText[];
}

/** The labels of one side, from top to bottom, each with a hairline from its part. */
function side(
  parts: readonly RingPart[],
  sign: 1 | -1,
  place: RingPlace,
  { width, height }: { width: number; height: number },
): Labels {
  const isTall = parts.length * tall <= height;
  const gap = isTall ? tall : flat;
  // The largest stay when there is no space for all.
  const size = ({ startAngle, endAngle }: RingPart): number => endAngle - startAngle;
  const bySize = parts.toSorted((one, other) => size(other) - size(one));
  const kept = new Set(bySize.slice(0, Math.floor(height / flat)));
  const shown = parts.filter((part) => kept.has(part));
  const middle = (part: RingPart): number => (part.startAngle + part.endAngle) / 2;
  const elbow = place.radius + 8;
  const wanted = shown.map((part) => place.y - Math.cos(middle(part)) * elbow);
  const levels = spread(wanted, gap, gap / 2, height - gap / 2);
  const edge = place.x + sign * (place.radius + 18);
  const room = sign > 0 ? width - edge - 4 : edge - 4;
  const align = sign > 0 ? 'start' : 'end';

  const labels: Labels = { shapes: [], words: [] };
  for (const [index, part] of shown.entries()) {
    const [sin, cos] = [Math.sin(middle(part)), Math.cos(middle(part))];
    const at = (reach: number): string =>
      `${px(place.x + sin * reach)},${px(place.y - cos * reach)}`;
    const y = px(levels[index] ?? place.y);
    labels.shapes.push({
      kind: 'leader',
      d: `M${at(part.reach + 2)}L${at(elbow)}L${px(edge - sign * 2)},${y}H${px(edge + sign)}`,
    });
    const x = px(edge + sign * 4);
    const note = ` ${part.note}`;
    if (isTall) {
      labels.words.push(
        { text: cut(part.name, room), x, y: y - 8, align, kind: 'name' },
        { text: cut(part.note, room), x, y: y + 8, align, kind: 'tick' },
      );
    } else {
      labels.words.push({ text: cut(part.name + note, room), x, y, align, kind: 'name' });
    }
  }
  return labels;
}

/** Names and notes beside the parts of a ring, or below it where it is narrow. */
export function ringLabels(
  parts: readonly RingPart[],
  place: RingPlace,
  size: { width: number; height: number },
): Labels {
  if (size.width >= wide) {
    const isRight = ({ startAngle, endAngle }: RingPart): boolean =>
      startAngle + endAngle <= 2 * Math.PI;
    const right = side(parts.filter(isRight), 1, place, size);
    const left = side(
      parts.filter((part) => !isRight(part)),
      -1,
      place,
      size,
    );
    return {
      shapes: [...right.shapes, ...left.shapes],
      words: [...right.words, ...left.words],
    };
  }
  const key = belowRing(parts, size.width);
  const down = Math.max(place.y + place.radius + 8, size.height - key.height);
  return {
    shapes: key.shapes.map((shape) => ({ ...shape, move: [0, down] })),
    words: key.words
      .map((words) => ({ ...words, y: words.y + down }))
      .filter(({ y }) => y <= size.height + keyLine / 2),
  };
}
