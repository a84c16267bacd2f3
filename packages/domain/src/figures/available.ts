/** Rooms that are few: from here on a clerk takes care. */
export const fewAvailable = 3;

/** How many are available, for its tone. */
export const availableState = (available: number): 'none' | 'few' | 'many' =>
  available <= 0 ? 'none' : available <= fewAvailable ? 'few' : 'many';

/** What is available in words: 剩 3 间, 已满, 超 1 间; shorter where there is less space. */
export function availableTexts(available: number): [string, ...string[]] {
  if (available === 0) return ['已满', '满'];
  if (available < 0) return [`超 ${-available} 间`, `超 ${-available}`, `超${-available}`];
  return [`剩 ${available} 间`, `剩 ${available}`, String(available)];
}
