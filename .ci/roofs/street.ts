import { drawRoof } from './roof.ts';
import type { Layer } from './scenes.ts';

export const streetSize = { width: 1440, height: 160 };

/** The middle of a house, the level of its eaves, width and height of its roof, rows of tiles. */
type House = readonly [x: number, y: number, width: number, height: number, tiles: number];

const far: House[] = [
  [170, 92, 270, 52, 0],
  [510, 80, 310, 58, 0],
  [900, 72, 300, 58, 0],
  [1262, 92, 290, 52, 0],
];
const near: House[] = [
  [66, 134, 330, 52, 15],
  [350, 128, 330, 56, 15],
  [1092, 128, 340, 58, 15],
  [1376, 134, 330, 52, 15],
  [720, 122, 440, 70, 21],
];

const house = ([x, y, width, height, tiles]: House, isFar: boolean): Layer => {
  const { outline, ridges, tiles: rows } = drawRoof({ x, y, width, height, tiles });
  const wall = width * 0.31;
  const { height: ground } = streetSize;
  return {
    isFar,
    lines: `${outline}${ridges}M${x - wall} ${y + height * 0.08}V${ground}M${x + wall} ${y + height * 0.08}V${ground}`,
    fine: rows,
    cover: `${outline}M${x - wall} ${y}H${x + wall}V${ground}H${x - wall}Z`,
  };
};

/** A street of roofs, from far to near. */
export const street: Layer[] = [
  ...far.map((one) => house(one, true)),
  ...near.map((one) => house(one, false)),
  { lines: `M0 ${streetSize.height - 0.5}H${streetSize.width}` },
];
