import { diffArrays } from 'diff';
import { diffViewTexts, type DiffViewTexts } from './texts.ts';

/** A run of what both have, of what only the old has, or of what only the new has. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  parts: string[];
  /** Where it begins, in parts of both: no two runs begin at one place. */
  at: number;
}

/** Beyond this number of removals and additions what differs is one replacement: the page must not freeze. */
const maxEdits = 1000;

/** How one sequence became another: the fewest removals and additions, removals first. */
export function diff(before: readonly string[], after: readonly string[]): Run[] {
  const changes =
    diffArrays([...before], [...after], { maxEditLength: maxEdits }) ?? replacement(before, after);
  let at = 0;
  return changes.map(({ value, removed, added }) => {
    const run: Run = { kind: removed ? 'removed' : added ? 'added' : 'same', parts: value, at };
    at += value.length;
    return run;
  });
}

/** All between the first and the last difference is replaced. */
function replacement(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    { value: before.slice(0, start), removed: false, added: false },
    { value: before.slice(start, before.length - end), removed: true, added: false },
    { value: after.slice(start, after.length - end), removed: false, added: true },
    { value: before.slice(before.length - end), removed: false, added: false },
  ].filter(({ value }) => value.length > 0);
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

export type DiffValue = string | number | boolean | null | undefined | readonly string[];

export type ChangeKind = 'added' | 'removed' | 'changed' | 'unchanged';

/** Nothing at all: no value, an empty text, an empty list. 0 and 否 are values. */
export function isNothing(value: DiffValue): boolean {
  return linesOf(value).length === 0;
}

/** A single value as it is read. */
export function wordsOf(
  value: Exclude<DiffValue, readonly string[]>,
  texts: DiffViewTexts = diffViewTexts,
): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return value === null || value === undefined ? '' : String(value);
}

/** Its lines: a list has several, anything else one. */
export function linesOf(value: DiffValue, texts: DiffViewTexts = diffViewTexts): readonly string[] {
  if (isList(value)) return value;
  const words = wordsOf(value, texts);
  return words === '' ? [] : [words];
}

export function isList(value: DiffValue): value is readonly string[] {
  return Array.isArray(value);
}

export function changeKind(before: DiffValue, after: DiffValue): ChangeKind {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const isSame = old.length === fresh.length && old.every((line, index) => line === fresh[index]);
  if (isSame) return 'unchanged';
  if (old.length === 0) return 'added';
  return fresh.length === 0 ? 'removed' : 'changed';
}
