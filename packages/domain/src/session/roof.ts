/** A roof with upswept eaves, seen from the front: position and size in drawing units. */
export interface Roof {
  /** Left tip of the eaves. */
  x: number;
  /** Height of the ridge. */
  y: number;
  width: number;
  height: number;
  /** Rows of tiles. */
  tiles: number;
  /** How far the walls go down below the eaves. */
  wall: number;
}

/** Strokes of one roof: its outline is closed, so that it covers the roofs behind. */
export interface RoofStrokes {
  outline: string;
  ridge: string;
  tiles: string;
  walls: string;
}

const at = (value: number): string => value.toFixed(1);

/** Draws a roof as SVG path data: hip and eaves are curves, the ridge has its ends turned up. */
export function drawRoof({ x, y, width, height, tiles, wall }: Roof): RoofStrokes {
  const [left, right] = [x, x + width];
  const [ridgeLeft, ridgeRight] = [x + width * 0.24, x + width * 0.76];
  const eave = y + height;
  const tip = eave - height * 0.16;
  const inset = width * 0.14;
  const point = (px: number, py: number): string => `${at(px)} ${at(py)}`;

  const outline = [
    `M${point(ridgeLeft, y)}L${point(ridgeRight, y)}`,
    `Q${point(ridgeRight + width * 0.05, eave - height * 0.2)} ${point(right, tip)}`,
    `Q${point(right - inset * 0.7, eave)} ${point(right - inset * 1.6, eave)}`,
    `L${point(left + inset * 1.6, eave)}`,
    `Q${point(left + inset * 0.7, eave)} ${point(left, tip)}`,
    `Q${point(ridgeLeft - width * 0.05, eave - height * 0.2)} ${point(ridgeLeft, y)}Z`,
  ].join('');

  const flare = height * 0.16;
  const ridge = [
    `M${point(ridgeLeft - 4, y - flare)}Q${point(ridgeLeft, y - 5)} ${point(ridgeLeft + flare, y - 5)}`,
    `L${point(ridgeRight - flare, y - 5)}Q${point(ridgeRight, y - 5)} ${point(ridgeRight + 4, y - flare)}`,
  ].join('');

  const rows = Array.from({ length: tiles }, (_, index) => {
    const share = (index + 1) / (tiles + 1);
    const top = ridgeLeft + (ridgeRight - ridgeLeft) * share;
    const bottom = left + inset * 1.6 + (width - inset * 3.2) * share;
    return `M${point(top, y)}Q${point(top, y + height * 0.6)} ${point(bottom, eave)}`;
  });

  const [wallLeft, wallRight] = [x + width * 0.17, x + width * 0.83];
  const walls = `M${point(wallLeft, eave)}V${at(eave + wall)}H${at(wallRight)}V${at(eave)}`;
  return { outline, ridge, tiles: rows.join(''), walls };
}
