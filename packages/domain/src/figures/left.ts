/** Rooms that are few: from here on a clerk takes care. */
export const fewLeft = 3;

/** How what is left stands, for its tone. */
export const leftState = (left: number): 'none' | 'few' | 'many' =>
  left <= 0 ? 'none' : left <= fewLeft ? 'few' : 'many';

/** What is left in words: 剩 3 间, 已满, 超 1 间; shorter where there is less space. */
export function leftTexts(left: number): [string, ...string[]] {
  if (left === 0) return ['已满', '满'];
  if (left < 0) return [`超 ${-left} 间`, `超 ${-left}`, `超${-left}`];
  return [`剩 ${left} 间`, `剩 ${left}`, String(left)];
}
