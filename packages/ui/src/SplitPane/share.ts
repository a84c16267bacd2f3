/** How the space is shared: the first pane's part in per cent, and its bounds. */
export interface Share {
  value: number;
  min: number;
  max: number;
}

/** One press of an arrow, in per cent; with Shift ten times as much. */
const step = 1;

const within = ({ min, max }: Share, value: number): number =>
  Math.round(Math.min(max, Math.max(min, value)));

/** What a key makes of the share; null when it does nothing. */
export function shareByKey(share: Share, key: string, isShift: boolean): number | null {
  const by = isShift ? step * 10 : step;
  switch (key) {
    case 'ArrowLeft':
      return within(share, share.value - by);
    case 'ArrowRight':
      return within(share, share.value + by);
    case 'Home':
      return share.min;
    case 'End':
      return share.max;
    default:
      return null;
  }
}

/** The share when the line is at `x` in a box from `left`, `width` wide; in px. */
export function shareByPointer(
  share: Share,
  x: number,
  box: { left: number; width: number },
): number {
  if (box.width === 0) return share.value;
  return within(share, ((x - box.left) / box.width) * 100);
}

/** What was remembered, if it still is a share. */
export function parseShare(stored: string | null, share: Share): number {
  const value = stored === null || stored.trim() === '' ? Number.NaN : Number(stored);
  return Number.isFinite(value) ? within(share, value) : within(share, share.value);
}
