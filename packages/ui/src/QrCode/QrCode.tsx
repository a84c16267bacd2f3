import { useMemo } from 'react';
import { encode } from 'uqr';
import { paper } from './QrCode.css.ts';

/** Modules of light around a code: readers need them (ISO/IEC 18004). */
const quietZone = 4;

/** Draws a text as a QR code, with its quiet zone, as SVG path data; up to 15% of it may be covered or dirty. */
export function drawCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const strokes = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...line.matchAll(/#+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: strokes.join('') };
}

export interface QrCodeProps {
  /** What a camera reads: an address, or any text of up to some 2,000 characters. */
  value: string;
  /** What it is, for those who do not see it: 登录二维码. */
  label: string;
}

/**
 * A QR code: dark on light in every theme, as wide as its container, with the quiet zone that scanners need.
 *
 * Use it for an address that a phone is to open, at 160 px or more. Do not use it for text that has to be
 * read or typed, and never as the only way on. It includes its encoder: import it only from lazily loaded
 * files.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawCode(value), [value]);
  return (
    <svg
      className={paper}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
