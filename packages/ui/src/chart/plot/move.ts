/** Which mark a key goes to; null when the key means nothing to a chart. */
export function moveMark(key: string, current: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, current + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, current - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

const gap = 10;
const margin = 8;

/**
 * Position of a tooltip: centred above its point, below when there is no space above, never outside of the
 * window. In px from the window's top left corner.
 */
export function placeTip(
  point: { x: number; y: number },
  tip: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const above = point.y - gap - tip.height;
  const top = above >= margin ? above : point.y + gap;
  const within = (value: number, most: number): number =>
    Math.round(Math.max(margin, Math.min(value, most - margin)));
  return {
    left: within(point.x - tip.width / 2, screen.width - tip.width),
    top: within(top, screen.height - tip.height),
  };
}
