import { createScan, type Scan, type Texts } from './createScan.ts';
import { findWord, type Range } from './findWord.ts';
import { foldText } from './fold.ts';
import type { Pinyin } from './pinyin.ts';

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
