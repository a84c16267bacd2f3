/** What a field can hold. */
export type DiffValue = string | number | boolean | null | undefined | readonly string[];

/** What happened to a field. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'unchanged';

/** Nothing at all: no value, an empty text, an empty list. 0 and 否 are values. */
export function isNothing(value: DiffValue): boolean {
  return value === null || value === undefined || value === '' || isEmptyList(value);
}

const isEmptyList = (value: DiffValue): boolean => Array.isArray(value) && value.length === 0;

/** A single value as it is read. */
export function wordsOf(value: Exclude<DiffValue, readonly string[]>): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return value === null || value === undefined ? '' : String(value);
}

/** Its lines: a list has several, anything else one. */
export function linesOf(value: DiffValue): readonly string[] {
  if (isNothing(value)) return [];
  return isList(value) ? value : [wordsOf(value)];
}

/** Whether it is a list. */
export function isList(value: DiffValue): value is readonly string[] {
  return Array.isArray(value);
}

/** What happened to a field, from what it held before and after. */
export function changeKind(before: DiffValue, after: DiffValue): ChangeKind {
  const [wasNothing, isNow] = [isNothing(before), isNothing(after)];
  if (wasNothing || isNow)
    return wasNothing === isNow ? 'unchanged' : wasNothing ? 'added' : 'removed';
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const isSame = old.length === fresh.length && old.every((line, index) => line === fresh[index]);
  return isSame ? 'unchanged' : 'changed';
}
