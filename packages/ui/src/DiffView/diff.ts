/** A run of what both have, of what only the old has, or of what only the new has. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  parts: string[];
  /** Where it begins, in parts of both: no two runs begin at one place. */
  at: number;
}

/** Above this number of comparisons the result is one replacement: the page must not freeze. */
const maxComparisons = 400_000;

/** Lengths of the longest common tail of every pair of positions, row by row. */
function tails(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      table[at] =
        before[row] === after[column]
          ? (table[at + width + 1] ?? 0) + 1
          : Math.max(table[at + width] ?? 0, table[at + 1] ?? 0);
    }
  }
  return table;
}

/** How one sequence became another: the fewest removals and additions, removals first. */
export function diff(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const push = (kind: Run['kind'], part: string): void => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.parts.push(part);
    else runs.push({ kind, parts: [part], at });
    at += 1;
  };

  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }

  for (const part of before.slice(0, start)) push('same', part);
  middle(before.slice(start, before.length - end), after.slice(start, after.length - end), push);
  for (const part of before.slice(before.length - end)) push('same', part);
  return runs;
}

/** Advances in both until one of them ends; the rest of the other is removed or added. */
function middle(
  before: readonly string[],
  after: readonly string[],
  push: (kind: Run['kind'], part: string) => void,
): void {
  const isTooLong = before.length * after.length > maxComparisons;
  const table = isTooLong ? [] : tails(before, after);
  const width = after.length + 1;
  const comparedRows = isTooLong ? 0 : before.length;
  let [row, column] = [0, 0];
  while (row < comparedRows && column < after.length) {
    const at = row * width + column;
    const [old = '', fresh = ''] = [before[row], after[column]];
    const isSame = old === fresh;
    const isRemoved = !isSame && (table[at + width] ?? 0) >= (table[at + 1] ?? 0);
    if (isSame) push('same', old);
    else if (isRemoved) push('removed', old);
    else push('added', fresh);
    if (isSame || isRemoved) row += 1;
    if (!isRemoved) column += 1;
  }
  for (const part of before.slice(row)) push('removed', part);
  for (const part of after.slice(column)) push('added', part);
}

/** A Chinese character, a word or number, a run of blanks, or a sign. */
const piece = /\p{Script=Han}|[\p{L}\p{N}_]+(?:[.,:-][\p{N}]+)*|\s+|./gsu;

/** Below this common share of the shorter text, marks would only confuse: the whole text is replaced. */
const minCommonShare = 0.3;

const piecesOf = (text: string): string[] => text.match(piece) ?? [];

const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { parts }) => sum + parts.join('').trim().length, 0);

/** How one text became another, word by word and character by character. */
export function diffWords(before: string, after: string): Run[] {
  const runs = diff(piecesOf(before), piecesOf(after));
  const same = lengthOf(runs.filter(({ kind }) => kind === 'same'));
  if (same >= minCommonShare * Math.min(before.length, after.length)) return runs;
  return [
    ...(before === '' ? [] : [{ kind: 'removed' as const, parts: [before], at: 0 }]),
    ...(after === '' ? [] : [{ kind: 'added' as const, parts: [after], at: 1 }]),
  ];
}

/** What a field can hold. */
export type DiffValue = string | number | boolean | null | undefined | readonly string[];

/** What happened to a field. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'unchanged';

/** Nothing at all: no value, an empty text, an empty list. 0 and 否 are values. */
export function isNothing(value: DiffValue): boolean {
  return linesOf(value).length === 0;
}

/** A single value as it is read. */
export function wordsOf(value: Exclude<DiffValue, readonly string[]>): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return value === null || value === undefined ? '' : String(value);
}

/** Its lines: a list has several, anything else one. */
export function linesOf(value: DiffValue): readonly string[] {
  if (isList(value)) return value;
  const words = wordsOf(value);
  return words === '' ? [] : [words];
}

/** Whether it is a list. */
export function isList(value: DiffValue): value is readonly string[] {
  return Array.isArray(value);
}

/** What happened to a field, from what it held before and after. */
export function changeKind(before: DiffValue, after: DiffValue): ChangeKind {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const isSame = old.length === fresh.length && old.every((line, index) => line === fresh[index]);
  if (isSame) return 'unchanged';
  if (old.length === 0) return 'added';
  return fresh.length === 0 ? 'removed' : 'changed';
}
