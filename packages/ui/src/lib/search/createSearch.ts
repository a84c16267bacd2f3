import { foldText, folds } from './fold.ts';
import { letterBit, type Pinyin } from './pinyin.ts';

/** What a search found: the texts that contain every word of the query, in their own order. */
export interface SearchResult {
  /** How many were found so far. */
  readonly count: number;
  /** Whether all texts have been searched; a hundred thousand take a moment. */
  readonly isComplete: boolean;
  /** Which text is at a position of what was found; -1 beyond the end. */
  readonly indexAt: (position: number) => number;
  /** Match ranges in a text, ordered, without overlaps. Call it only for visible texts. */
  readonly rangesOf: (index: number) => readonly Range[];
}

/** A search that is done piece by piece. */
export interface ProgressiveSearch {
  found: () => SearchResult;
  /** Continues until enough were found, all texts were searched, or time is up. */
  advance: Scan['advance'];
}

/** The words of a query, as they are compared. */
function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/** Whether every text that contains the later words also contains the former ones. */
function isNarrower(later: readonly string[], former: readonly string[]): boolean {
  return former.every((word, place) => later[place]?.startsWith(word) === true);
}

/** Ranges in order, those that touch made one. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

/** As `createSearch`, for so many texts that a search must be split into slices. */
export function createProgressiveSearch(
  texts: Texts,
  pinyin: Pinyin | null,
): (query: string) => ProgressiveSearch {
  let scans: Scan[] = [];

  const scanFor = (words: readonly string[]): Scan => {
    scans = scans.filter((scan) => isNarrower(words, scan.words));
    const former = scans.at(-1);
    if (former?.words.join(' ') === words.join(' ')) return former;
    const scan = createScan(texts, words, pinyin, former);
    scans.push(scan);
    return scan;
  };

  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) {
      const all: SearchResult = {
        count: texts.length,
        isComplete: true,
        indexAt: (position) => (position < texts.length ? position : -1),
        rangesOf: () => [],
      };
      return { found: () => all, advance: () => undefined };
    }
    const scan = scanFor(words);
    return {
      found: () => ({
        count: scan.hits.length,
        isComplete: scan.isDone,
        indexAt: (position) => scan.hits[position] ?? -1,
        rangesOf: (index) =>
          joined(words.flatMap((word) => findWord(texts.at(index) ?? '', word, pinyin) ?? [])),
      }),
      advance: scan.advance,
    };
  };
}

/**
 * Prepares a search in texts. Case and width do not matter; with `pinyin` a character is also found by
 * its readings and their initials: 重庆 by chongqing, chongq, cq. A blank query finds all. Typing on
 * looks only through what was found before; nothing is indexed ahead, so that preparing costs nothing.
 */
export function createSearch(
  texts: Texts,
  pinyin: Pinyin | null = null,
): (query: string) => SearchResult {
  const search = createProgressiveSearch(texts, pinyin);
  return (query) => {
    const { advance, found } = search(query);
    advance(Infinity, () => false);
    return found();
  };
}

/** Texts to search in: an array, or an object that computes each lazily. */
export interface Texts {
  readonly length: number;
  at: (index: number) => string | undefined;
}

/** A search under way: what it has found so far. It may be stopped and gone on with at any time. */
interface Scan {
  words: readonly string[];
  /** Indices of the texts that hold every word, in order. */
  hits: number[];
  /** Whether all texts have been searched. */
  isDone: boolean;
  /** Continues until it has `wanted` hits, is done, or time is up. */
  advance: (wanted: number, isTimeUp: () => boolean) => void;
}

/** Number of texts between two checks of the clock. */
const block = 128;

/**
 * Finds texts that contain every word. With a `former` scan, whose hits include all hits of this one, it
 * searches only those hits, and advances that scan as needed.
 */
function createScan(
  texts: Texts,
  words: readonly string[],
  pinyin: Pinyin | null,
  former?: Scan,
): Scan {
  let scanned = 0;

  const [word = '', ...others] = words;
  // Most queries are one word: the loop that runs a hundred thousand times begins with it.
  const holdsAll = (text: string): boolean =>
    startOf(text, word, pinyin) !== -1 &&
    others.every((other) => startOf(text, other, pinyin) !== -1);

  const advance: Scan['advance'] = (wanted, isTimeUp) => {
    const { hits } = scan;
    while (!scan.isDone && hits.length < wanted && !isTimeUp()) {
      former?.advance(scanned + block, isTimeUp);
      const available = former ? former.hits.length : texts.length;
      const end = Math.min(scanned + block, available);
      for (; scanned < end; scanned += 1) {
        const index = former ? (former.hits[scanned] ?? 0) : scanned;
        if (holdsAll(texts.at(index) ?? '')) hits.push(index);
      }
      scan.isDone = scanned === available && (former?.isDone ?? true);
    }
  };

  const scan: Scan = { words, hits: [], isDone: texts.length === 0, advance };
  return scan;
}

/** A part of a text, from its first character to before its `end`. */
export interface Range {
  start: number;
  end: number;
}

const space = 0x20;

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

/**
 * End of a match of the word, from its letter `from` on, that starts at `at` in the text; -1 for no match. A
 * character matches itself, a full reading or a prefix of one. Spaces in the text are skipped.
 */
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
function startOf(text: string, word: string, pinyin: Pinyin | null): number {
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
function findWord(text: string, word: string, pinyin: Pinyin | null): Range | null {
  const start = startOf(text, word, pinyin);
  return start === -1 ? null : { start, end: endOfWord(text, start, word, 0, pinyin) };
}
