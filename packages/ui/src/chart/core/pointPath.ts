import { px, rectangle } from './drawing.ts';
import type { Look } from './look.ts';

const polygonAround = (
  x: number,
  y: number,
  corners: readonly (readonly [number, number])[],
): string => `M${corners.map(([right, down]) => `${px(x + right)},${px(y + down)}`).join('L')}Z`;

/** The outline of a point on a line: circle, square, diamond, triangle, triangle on its tip, bar. */
export function pointPath({ texture }: Look, x: number, y: number, radius = 3.5): string {
  const r = radius;
  switch (texture) {
    case 1:
      return rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
    case 2:
      return polygonAround(x, y, [
        [0, -r * 1.3],
        [r * 1.3, 0],
        [0, r * 1.3],
        [-r * 1.3, 0],
      ]);
    case 3:
      return polygonAround(x, y, [
        [0, -r * 1.4],
        [r * 1.3, r],
        [-r * 1.3, r],
      ]);
    case 4:
      return polygonAround(x, y, [
        [0, r * 1.4],
        [r * 1.3, -r],
        [-r * 1.3, -r],
      ]);
    case 5:
      return rectangle(x - r * 1.4, y - r * 0.6, r * 2.8, r * 1.2);
    default:
      return `M${px(x - r)},${px(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
  }
}
