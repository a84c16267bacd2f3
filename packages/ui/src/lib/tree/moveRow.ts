/** How far a page key moves. */
const page = 8;

/** The row after a key in a list of rows; null for other keys. */
export function moveRow(key: string, row: number, count: number): number | null {
  const within = (wanted: number): number => Math.min(Math.max(wanted, 0), count - 1);
  if (key === 'ArrowDown') return within(row + 1);
  if (key === 'ArrowUp') return within(row - 1);
  if (key === 'PageDown') return within(row + page);
  if (key === 'PageUp') return within(row - page);
  if (key === 'Home') return within(0);
  if (key === 'End') return within(count - 1);
  return null;
}
