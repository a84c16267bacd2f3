import type { SortValue } from './column.ts';

const chinese = new Intl.Collator('zh-CN', { numeric: true });

/** Orders two values that are there: numbers by size, words as a Chinese reader expects them. */
export function compareValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return chinese.compare(String(one), String(other));
}
