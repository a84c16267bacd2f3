import type { SortValue } from './column.ts';

const chinese = new Intl.Collator('zh-CN', { numeric: true });

/** Compares two present values: numbers by size, text in Chinese collation order. */
export function compareValues(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return chinese.compare(String(one), String(other));
}
