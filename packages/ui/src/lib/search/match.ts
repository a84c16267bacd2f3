import { letterBit, type Pinyin } from './pinyin.ts';

const codes = 0x1_0000;
/** Up to here letters may have a small form: Latin, Greek, Cyrillic. */
const lettersEnd = 0x590;
/** Full-width ！ to ～ become ! to ~. */
const wide = { start: 0xff01, end: 0xff5e, offset: 0xfee0 };
const wideSpace = 0x3000;
const space = 0x20;

function smallForm(code: number): number {
  const small = String.fromCharCode(code).toLowerCase();
  return small.length === 1 ? small.charCodeAt(0) : code;
}

function createFolds(): Uint16Array {
  const table = Uint16Array.from({ length: codes }, (_, code) => code);
  for (let code = 0; code < lettersEnd; code += 1) table[code] = smallForm(code);
  for (let code = wide.start; code <= wide.end; code += 1) {
    table[code] = smallForm(code - wide.offset);
  }
  table[wideSpace] = space;
  // On a keyboard ü is typed as v.
  for (const letter of 'üÜ') table[letter.charCodeAt(0)] = 'v'.charCodeAt(0);
  return table;
}

/** For each UTF-16 code the one it is compared as: case and full-width forms do not matter. */
const folds = createFolds();

/** A text as it is compared; positions stay the same. */
export function foldText(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    folded += String.fromCharCode(folds[text.charCodeAt(at)] ?? 0);
  }
  return folded;
}

/** A part of a text, from its first character to before its `end`. */
export interface Range {
  start: number;
  end: number;
}

/** How far a reading and the word agree, from `from` on. */
function agreement(reading: string, word: string, from: number): number {
  let length = 0;
  while (
    length < reading.length &&
    from + length < word.length &&
    reading.charCodeAt(length) === word.charCodeAt(from + length)
  ) {
    length += 1;
  }
  return length;
}

/** Whether this prefix of a reading matches when the word goes on: the full reading, c or ch. */
function mayStandFor(reading: string, length: number): boolean {
  if (length === reading.length || length === 1) return true;
  return length === 2 && reading.charAt(1) === 'h';
}

/** End of a match of the word, from its letter `from` on, at `at` in the text; -1 for no match. */
function endOfWord(
  text: string,
  at: number,
  word: string,
  from: number,
  pinyin: Pinyin | null,
): number {
  if (from === word.length) return at;
  if (at === text.length) return -1;
  const code = folds[text.charCodeAt(at)] ?? 0;
  if (code === word.charCodeAt(from)) {
    const end = endOfWord(text, at + 1, word, from + 1, pinyin);
    if (end !== -1) return end;
  } else if (code === space && from > 0) {
    return endOfWord(text, at + 1, word, from, pinyin);
  }
  if (pinyin === null || letterBit(word.charCodeAt(from)) === 0) return -1;
  for (const reading of pinyin.readingsOf(code) ?? []) {
    const agreed = agreement(reading, word, from);
    if (agreed > 0 && from + agreed === word.length) return at + 1;
    for (let length = agreed; length > 0; length -= 1) {
      if (!mayStandFor(reading, length)) continue;
      const end = endOfWord(text, at + 1, word, from + length, pinyin);
      if (end !== -1) return end;
    }
  }
  return -1;
}

/** Where a folded word first begins in a text, as it is or by its pinyin; -1 when it does not. */
export function startOf(text: string, word: string, pinyin: Pinyin | null): number {
  const first = word.charCodeAt(0);
  const bit = letterBit(first);
  const initials = bit === 0 ? undefined : pinyin?.initials;
  for (let at = 0; at < text.length; at += 1) {
    const code = folds[text.charCodeAt(at)] ?? 0;
    if (code === first || (initials !== undefined && ((initials[code] ?? 0) & bit) !== 0)) {
      if (endOfWord(text, at, word, 0, pinyin) !== -1) return at;
    }
  }
  return -1;
}

/** Where a folded word first is in a text; null when it does not. */
export function findWord(text: string, word: string, pinyin: Pinyin | null): Range | null {
  const start = startOf(text, word, pinyin);
  return start === -1 ? null : { start, end: endOfWord(text, start, word, 0, pinyin) };
}

/** Splits match ranges of a text whose parts were joined by one character into those of each part. */
export function rangesInParts(parts: readonly string[], ranges: readonly Range[]): Range[][] {
  let next = 0;
  return parts.map(({ length }) => {
    const from = next;
    next += length + 1;
    return ranges
      .map(({ start, end }) => ({
        start: Math.max(start - from, 0),
        end: Math.min(end - from, length),
      }))
      .filter(({ start, end }) => start < end);
  });
}
