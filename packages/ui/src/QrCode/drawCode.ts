import { encode } from 'uqr';

/** Modules of light around a code: readers need them (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as a square of modules, and its dark ones as SVG path data. */
export interface DrawnCode {
  /** Modules along a side, with the quiet zone. */
  size: number;
  path: string;
}

/** Draws a text as a QR code; up to 15% of it may be covered or dirty. One stroke per run of dark modules. */
export function drawCode(text: string): DrawnCode {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const strokes = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...line.matchAll(/#+/g)].map(({ 0: run, index }) => {
      const width = run.length;
      return `M${index} ${y}h${width}v1h-${width}z`;
    });
  });
  return { size, path: strokes.join('') };
}
