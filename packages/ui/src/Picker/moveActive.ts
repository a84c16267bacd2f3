/** The keys that move in an open list. */
const steps: Record<string, (at: number, count: number, page: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, _, page) => at + page,
  PageUp: (at, _, page) => at - page,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface Moving {
  /** How many rows there are. */
  count: number;
  /** How many rows Page Up and Page Down pass over. */
  page: number;
  isDisabled: (position: number) => boolean;
}

/** The next row that can be chosen, from `at` on in one direction; -1 when there is none. */
export function nextEnabled(at: number, direction: 1 | -1, { count, isDisabled }: Moving): number {
  for (let position = at; position >= 0 && position < count; position += direction) {
    if (!isDisabled(position)) return position;
  }
  return -1;
}

/**
 * The active row after a key (-1: none is active): skips disabled rows, stops at the ends. Null for other
 * keys.
 */
export function moveActive(key: string, active: number, moving: Moving): number | null {
  const step = steps[key];
  if (step === undefined) return null;
  const { count, page } = moving;
  const target = step(active, count, page);
  const clamped = Math.max(0, Math.min(target, count - 1));
  const direction = key === 'ArrowUp' || key === 'PageUp' || key === 'End' ? -1 : 1;
  const ahead = nextEnabled(clamped, direction, moving);
  if (ahead !== -1) return ahead;
  return nextEnabled(clamped, direction === 1 ? -1 : 1, moving);
}
