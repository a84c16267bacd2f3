/**
 * Folds the middle of a path: as few parts as needed, from the second on, so that the first, the
 * current page and its nearest ancestors stay. Widths in px, `more` for the button that shows the folded ones.
 *
 * @returns how many parts after the first are folded away
 */
export function foldPath(widths: readonly number[], availableWidth: number, more: number): number {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0);
  if (totalWidth <= availableWidth || widths.length < 3) return 0;
  let left = totalWidth + more;
  let folded = 0;
  while (left > availableWidth && folded < widths.length - 2) {
    folded += 1;
    left -= widths[folded] ?? 0;
  }
  return folded;
}
