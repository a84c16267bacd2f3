import type { Drawing } from '../core/drawing.ts';
import type { Look } from '../core/look.ts';
import { chartColors } from './colors.css.ts';
import { grain } from './Plot.css.ts';

/** The strokes of each texture in a tile of 6 px; the first is plain. */
const strokes = [
  '',
  'M-1,1l2,-2M0,6l6,-6M5,7l2,-2',
  'M1,1.5h1M4,4.5h1',
  'M0,3h6',
  'M-1,5l2,2M0,0l6,6M5,-1l2,2',
  'M3,0v6',
];

const keyOf = ({ color, texture }: Look): string => `${color}${texture}`;

/** The looks of a drawing that need a texture, each once. */
export function texturesOf({ shapes }: Drawing): Look[] {
  const looks = new Map<string, Look>();
  for (const { kind, look } of shapes)
    if (kind === 'fill' && look && look.texture > 0) looks.set(keyOf(look), look);
  return [...looks.values()];
}

/** The id of a look's texture in this chart. */
export function textureId(chartId: string, look: Look): string {
  return `${chartId}${keyOf(look)}`;
}

/** Textures over the colours: kinds are distinguishable in grey, in print and with colour blindness. */
export function Textures({ id, looks }: { id: string; looks: readonly Look[] }) {
  if (looks.length === 0) return null;
  return (
    <defs>
      {looks.map((look) => (
        <pattern
          key={keyOf(look)}
          id={textureId(id, look)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <rect width="6" height="6" style={{ fill: chartColors[look.color] }} />
          <path d={strokes[look.texture]} className={grain} />
        </pattern>
      ))}
    </defs>
  );
}
