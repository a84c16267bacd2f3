/** Which parts of a path are shown when there is room for so many px; the first and the last always are. */
export interface Folding {
  /** How many parts after the first are folded away. */
  folded: number;
}

/**
 * Folds the middle of a path: as few parts as it takes, from the second on, so that where one is and
 * what is nearest to it stay. Widths in px, `more` for the button that shows the folded ones.
 */
export function foldPath(widths: readonly number[], availableWidth: number, more: number): Folding {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  if (whole <= availableWidth || widths.length < 3) return { folded: 0 };
  let left = whole + more;
  let folded = 0;
  while (left > availableWidth && folded < widths.length - 2) {
    folded += 1;
    left -= widths[folded] ?? 0;
  }
  return { folded };
}
