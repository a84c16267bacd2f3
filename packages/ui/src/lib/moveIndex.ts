export interface ListMotion {
  count: number;
  /** How many items Page Up and Page Down pass over; without it they do not move. */
  page?: number;
  /** ← and → move, not ↑ and ↓. @default false */
  isHorizontal?: boolean;
  /** An arrow at an end goes to the other end; for lists without disabled items. @default false */
  wraps?: boolean;
  /** Disabled items are skipped. */
  isDisabled?: ((index: number) => boolean) | undefined;
}

const vertical: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const horizontal: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The index a key leads to, not yet within the list; null for keys that do not move. */
function targetOf(key: string, index: number, motion: ListMotion): number | null {
  const { count, page, isHorizontal, wraps } = motion;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (isHorizontal ? horizontal : vertical)[key];
  if (step !== undefined) return wraps ? (index + step + count) % count : index + step;
  if (page === undefined) return null;
  if (key === 'PageDown') return index + page;
  return key === 'PageUp' ? index - page : null;
}

/** The next item that is not disabled, from `from` on in one direction; -1 when there is none. */
export function nextEnabled(
  from: number,
  direction: number,
  { count, isDisabled }: Pick<ListMotion, 'count' | 'isDisabled'>,
): number {
  for (let index = from; index >= 0 && index < count; index += direction) {
    if (!isDisabled?.(index)) return index;
  }
  return -1;
}

/** The index after a key: arrows, Home, End, Page Up, Page Down; -1 for no item, null for keys that do not move. */
export function moveIndex(key: string, index: number, motion: ListMotion): number | null {
  const target = targetOf(key, index, motion);
  if (target === null) return null;
  const within = Math.max(0, Math.min(target, motion.count - 1));
  const direction = target < index ? -1 : 1;
  const ahead = nextEnabled(within, direction, motion);
  return ahead === -1 ? nextEnabled(within, -direction, motion) : ahead;
}
