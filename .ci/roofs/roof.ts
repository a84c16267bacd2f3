/** A hip-and-gable roof (歇山), seen from the front, in drawing units. */
export interface Roof {
  /** The middle. */
  x: number;
  /** Level of the eaves. */
  y: number;
  width: number;
  height: number;
  /** Rows of tiles. */
  tiles?: number;
  /** Another storey stands on it: it has no crest. */
  isLower?: boolean;
}

/** Strokes of a roof as SVG path data. */
export interface RoofStrokes {
  /** Closed: what is behind the roof is covered by it. */
  outline: string;
  /** The crest with its horns turned up, and the second edge of the eaves. */
  ridges: string;
  tiles: string;
}

const at = (value: number): string => String(Math.round(value * 10) / 10);

/** Joins commands and coordinates: M, 1, 2 becomes `M1 2`. */
const path = (...parts: (string | number)[][]): string =>
  parts
    .flat()
    .map((part) => (typeof part === 'string' ? part : `${at(part)} `))
    .join('');

/** Where the ridge, the shoulder of the gable and the straight part of the eaves end, as parts of half the width. */
const ridgeEnd = 0.5;
const shoulder = 0.6;
const straight = 0.55;

/**
 * Draws a roof: the gable falls steeply from the ridge to its shoulders, the hips sweep out from there, and the eaves
 * turn up at their tips.
 */
export function drawRoof({ x, y, width, height, tiles = 0, isLower = false }: Roof): RoofStrokes {
  const half = width / 2;
  const top = y - height;
  const neck = y - height * 0.46;
  const tip = y - height * 0.3;
  const [r, s, e] = [half * ridgeEnd, half * shoulder, half * straight];

  const outline = path(
    ['M', x - r, top, 'L', x + r, top],
    ['Q', x + r + (s - r) * 0.3, top + (neck - top) * 0.7, x + s, neck],
    ['Q', x + half * 0.8, y - height * 0.12, x + half, tip],
    ['Q', x + half * 0.82, y, x + e, y, 'L', x - e, y],
    ['Q', x - half * 0.82, y, x - half, tip],
    ['Q', x - half * 0.8, y - height * 0.12, x - s, neck],
    ['Q', x - r - (s - r) * 0.3, top + (neck - top) * 0.7, x - r, top, 'Z'],
  );

  const horn = Math.max(4, height * 0.16);
  const crest = Math.max(2.5, height * 0.07);
  const edge = Math.max(2.5, height * 0.08);
  const crestLine = path(
    ['M', x - r, top, 'Q', x - r - horn * 0.4, top - crest, x - r - horn * 0.5, top - horn],
    ['Q', x - r - 1, top - crest, x - r + horn, top - crest],
    ['L', x + r - horn, top - crest],
    ['Q', x + r + 1, top - crest, x + r + horn * 0.5, top - horn],
    ['Q', x + r + horn * 0.4, top - crest, x + r, top],
  );
  const edgeLine = path(
    ['M', x + half * 0.86, y - height * 0.02],
    ['Q', x + half * 0.72, y + edge, x + e * 0.9, y + edge],
    ['L', x - e * 0.9, y + edge],
    ['Q', x - half * 0.72, y + edge, x - half * 0.86, y - height * 0.02],
  );

  const rows = Array.from({ length: tiles }, (_row, index) => {
    const share = ((index + 1) / (tiles + 1)) * 2 - 1;
    const [from, to] = [x + r * share * 0.96, x + half * 0.72 * share];
    return path(['M', from, top, 'Q', from + (to - from) * 0.25, y - height * 0.35, to, y]);
  });
  return { outline, ridges: isLower ? edgeLine : crestLine + edgeLine, tiles: rows.join('') };
}
