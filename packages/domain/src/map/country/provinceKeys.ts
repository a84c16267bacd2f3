import type { ProvinceDrawing } from './layout/chinaDrawing.ts';

type Placed = Pick<ProvinceDrawing, 'spot'>;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is beside the direction counts that much more than what is ahead. */
const sideways = 2;

/**
 * The province that an arrow key goes to: the nearest one in its direction, rather ahead than aside. Home and
 * End go to the first and last. Null for other keys, and where there is none.
 */
export function nextProvince(
  key: string,
  current: number,
  provinces: readonly Placed[],
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return provinces.length - 1;
  const direction = directions[key];
  const from = provinces[current];
  if (!direction || !from) return null;
  const [dx, dy] = direction;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, { spot }] of provinces.entries()) {
    const [x, y] = [spot[0] - from.spot[0], spot[1] - from.spot[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0) continue;
    const distance = Math.hypot(ahead, aside * sideways);
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
