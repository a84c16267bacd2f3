import { drawRoof, type Roof } from './roof.ts';
import { far, near, roofs as roofsStyle, tiles as tilesStyle } from './Roofs.css.ts';

const ground = 200;
const roof = (x: number, y: number, width: number, height: number, tiles: number): Roof => ({
  x,
  y,
  width,
  height,
  tiles,
  wall: ground - y - height,
});

/** From far to near: nearer roofs cover farther ones. */
const street = [
  { distance: far, roof: roof(40, 96, 260, 48, 0) },
  { distance: far, roof: roof(360, 72, 300, 54, 0) },
  { distance: far, roof: roof(760, 60, 280, 54, 0) },
  { distance: far, roof: roof(1130, 90, 270, 48, 0) },
  { distance: near, roof: roof(-90, 128, 330, 48, 13) },
  { distance: near, roof: roof(190, 116, 320, 52, 13) },
  { distance: near, roof: roof(930, 112, 330, 54, 13) },
  { distance: near, roof: roof(1210, 128, 330, 48, 13) },
  { distance: near, roof: roof(500, 100, 440, 66, 19) },
].map(({ distance, roof: one }) => ({ distance, strokes: drawRoof(one) }));

/** A street of roofs in hairlines: the one ornament of the product. */
export function Roofs() {
  return (
    <svg
      className={roofsStyle}
      viewBox={`0 40 1440 ${ground - 40}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {street.map(({ distance, strokes: { outline, ridge, tiles, walls } }) => (
        <g key={outline} className={distance}>
          <path d={walls} />
          <path d={outline} />
          <path d={tiles} className={tilesStyle} />
          <path d={ridge} fill="none" />
        </g>
      ))}
    </svg>
  );
}
