import { diff, type Run } from './diff.ts';

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
