/** The keys that move over the board. */
const keys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type MoveKey = (typeof keys)[number];

/** True for a key that moves over the board; with Ctrl only Home and End do. */
export function isMoveKey(key: string, hasCtrl = false): key is MoveKey {
  if (hasCtrl) return key === 'Home' || key === 'End';
  return (keys as readonly string[]).includes(key);
}

/** A position on the board: which floor, and which of its cards. */
export interface CardPosition {
  floor: number;
  card: number;
}

const last = (sizes: readonly number[], floor: number): number => (sizes[floor] ?? 1) - 1;

/** One line of cards up or down, staying in the same column as far as there are cards. */
function vertical(
  sizes: readonly number[],
  columns: number,
  from: CardPosition,
  step: 1 | -1,
): CardPosition {
  const column = from.card % columns;
  const target = from.card + step * columns;
  const end = last(sizes, from.floor);
  const lineOf = (card: number): number => Math.floor(card / columns);
  if (target >= 0 && lineOf(target) <= lineOf(end)) {
    return { floor: from.floor, card: Math.min(target, end) };
  }
  const floor = from.floor + step;
  if (floor < 0 || floor >= sizes.length) return from;
  const bottom = last(sizes, floor);
  const line = step > 0 ? 0 : lineOf(bottom);
  return { floor, card: Math.min(line * columns + column, bottom) };
}

/** One card left or right, on to the next floor at an end. */
function horizontal(sizes: readonly number[], from: CardPosition, step: 1 | -1): CardPosition {
  const card = from.card + step;
  if (card >= 0 && card <= last(sizes, from.floor)) return { floor: from.floor, card };
  const floor = from.floor + step;
  if (floor < 0 || floor >= sizes.length) return from;
  return { floor, card: step > 0 ? 0 : last(sizes, floor) };
}

/**
 * Where the focus goes: arrows by one card or line, Home and End to the ends of the floor, with Ctrl of the
 * board, PageUp and PageDown by a floor. Beyond the board it stays.
 * @param sizes how many cards each floor has; no floor is empty
 * @param columns number of cards in a line
 * @param hasCtrl Ctrl is held; of Home and End only
 */
export function moveFocus(
  sizes: readonly number[],
  columns: number,
  from: CardPosition,
  key: MoveKey,
  hasCtrl = false,
): CardPosition {
  const end = sizes.length - 1;
  if (hasCtrl)
    return key === 'Home' ? { floor: 0, card: 0 } : { floor: end, card: last(sizes, end) };
  switch (key) {
    case 'ArrowLeft':
      return horizontal(sizes, from, -1);
    case 'ArrowRight':
      return horizontal(sizes, from, 1);
    case 'ArrowUp':
      return vertical(sizes, columns, from, -1);
    case 'ArrowDown':
      return vertical(sizes, columns, from, 1);
    case 'Home':
      return { floor: from.floor, card: 0 };
    case 'End':
      return { floor: from.floor, card: last(sizes, from.floor) };
    case 'PageUp':
      return { floor: Math.max(0, from.floor - 1), card: 0 };
    case 'PageDown':
      return from.floor === end ? from : { floor: from.floor + 1, card: 0 };
  }
}
