/** Paper, ink and seal: what every demo picture is made of. All pictures are `width` × `height`. */
export const width = 960;
export const height = 640;

/** Inks of the light theme; each picture keeps its paper in the dark one too. */
export const ink = {
  paper: '#F5F4EF',
  shade: '#ECEAE2',
  far: '#C9C6BA',
  middle: '#8C928F',
  near: '#4D5A60',
  deep: '#1B2428',
  water: '#DDEDEE',
  brand: '#0E5A63',
  jade: '#2F6B41',
  jadeWash: '#E1F0E4',
  amber: '#85550A',
  amberWash: '#FBEFD5',
  gold: '#D9A94A',
  hill: '#E0DFD5',
  board: '#FBFAF7',
  cinnabar: '#B23A22',
  cinnabarWash: '#FBE6E0',
  wisteria: '#66489A',
  indigo: '#2C5699',
  indigoWash: '#E2EAF7',
} as const;

interface Stroke {
  color?: string;
  width?: number;
  fill?: string;
}

/** A line along path data. A fill covers what is behind it. */
export const line = (
  path: string,
  { color = ink.near, width: thick = 2, fill = 'none' }: Stroke = {},
): string =>
  `<path d="${path}" fill="${fill}" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A flat wash without an outline. */
export const wash = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The numbers from 0 up to a count. */
export const times = (count: number): number[] =>
  Array.from({ length: count }, (_, place) => place);

/** A roof with upswept eaves, its left tip at `x`, its ridge at `y`. */
export function roof(
  [x, y, w, h]: readonly [number, number, number, number],
  {
    tiles = 9,
    color = ink.near,
    ridge = 0.46,
  }: { tiles?: number; color?: string; ridge?: number } = {},
): string {
  const middle = x + w / 2;
  const [left, right] = [middle - (w * ridge) / 2, middle + (w * ridge) / 2];
  const eave = y + h;
  const tip = eave - h * 0.22;
  const foot = w * 0.14;
  const outline =
    `M${left} ${y}L${right} ${y}Q${right + w * 0.08} ${eave - h * 0.22} ${x + w} ${tip}` +
    `Q${x + w - foot * 0.5} ${eave} ${x + w - foot} ${eave}H${x + foot}` +
    `Q${x + foot * 0.5} ${eave} ${x} ${tip}Q${left - w * 0.08} ${eave - h * 0.22} ${left} ${y}Z`;
  const rows = times(tiles)
    .map((place) => {
      const share = (place + 1) / (tiles + 1);
      const top = left + (right - left) * share;
      const bottom = x + foot + (w - 2 * foot) * share;
      return `M${top} ${y + 3}Q${top} ${y + h * 0.6} ${bottom} ${eave - 2}`;
    })
    .join('');
  const ends = `M${left - 7} ${y - 9}Q${left} ${y - 2} ${left + 9} ${y - 3}H${right - 9}Q${right} ${y - 2} ${right + 7} ${y - 9}`;
  return (
    line(outline, { color, fill: ink.paper, width: 2.2 }) +
    line(rows, { color, width: 1 }) +
    line(ends, { color, width: 3.2 })
  );
}

/** Hills as one silhouette, through points. */
export function hills(
  points: readonly (readonly [number, number])[],
  base: number,
  fill: string,
): string {
  const [first = [0, 0]] = points;
  let path = `M${first[0]} ${base}L${first[0]} ${first[1]}`;
  for (const [place, [x, y]] of points.entries()) {
    const before = points[place - 1];
    if (before)
      path += `C${before[0] + (x - before[0]) / 2} ${before[1]} ${x - (x - before[0]) / 2} ${y} ${x} ${y}`;
  }
  const last = points.at(-1) ?? first;
  return wash(`${path}L${last[0]} ${base}Z`, fill);
}

/** Short level lines of still water. */
export const ripples = (lines: readonly (readonly [number, number, number])[]): string =>
  line(lines.map(([x, y, w]) => `M${x} ${y}q${w / 4} -3 ${w / 2} 0t${w / 2} 0`).join(''), {
    color: ink.middle,
    width: 1.4,
  });

/** The cinnabar seal with the carved 安, its upper left corner at a point. */
export function seal(x: number, y: number, size = 52): string {
  const strokes =
    'M25 7.5L27 11.5 M10 18.5L11.5 12.5H39L36.5 18 M24 15.5Q20 27 13.5 31.5Q25 34 34.5 42.5 M33 22Q31.5 34.5 12 43 M8.5 25H42';
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 50})" filter="url(#carved)">` +
    `<path d="M3 4Q25 2 47 3.5Q48.5 25 47 47Q25 48.5 3.5 47Q2 25 3 4Z" fill="${ink.cinnabar}"/>` +
    `<path d="${strokes}" fill="none" stroke="${ink.paper}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

/** Words; the font is whatever Chinese one the drawing machine has. */
export const words = (
  text: string,
  {
    x,
    y,
    size,
    color = ink.deep,
    anchor = 'middle',
    weight = 600,
    spacing = 0,
  }: {
    x: number;
    y: number;
    size: number;
    color?: string;
    anchor?: 'start' | 'middle' | 'end';
    weight?: number;
    spacing?: number;
  },
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}" letter-spacing="${spacing}">${text}</text>`;

/** A picture on its own paper, with a hairline around. `uneven` lets lines tremble as a brush does. */
export const picture = (content: string, { uneven = true }: { uneven?: boolean } = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Noto Serif CJK SC','WenQuanYi Zen Hei',serif">
<defs>
<filter id="brush" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="0.018" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="carved"><feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="2.6"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="${ink.paper}"/>
<g${uneven ? ' filter="url(#brush)"' : ''}>${content}</g></svg>`;
