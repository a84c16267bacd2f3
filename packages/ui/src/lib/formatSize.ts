const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;

/** Formats a size: 5MB, 1.5MB, 820KB, with at most one decimal. */
export function formatSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= step && unit < units.length - 1) {
    amount /= step;
    unit += 1;
  }
  const isFine = unit > 1 && amount < 100;
  const shown = isFine ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${shown}${units[unit]}`;
}

export const megabytes = (count: number): number => count * step * step;
