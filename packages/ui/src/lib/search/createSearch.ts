import { useEffect, useMemo, useReducer } from 'react';
import { findWord, foldText, startOf, type Range } from './match.ts';
import { usePinyin, type Pinyin } from './pinyin.ts';

/** What a search found: the texts that contain every word of the query, in their own order. */
export interface SearchResult {
  readonly count: number;
  /** Whether all texts have been searched; a hundred thousand take a moment. */
  readonly isComplete: boolean;
  /** Which text is at a position of what was found; -1 beyond the end. */
  readonly indexAt: (position: number) => number;
  /** Match ranges in a text, ordered, without overlaps. Call it only for visible texts. */
  readonly rangesOf: (index: number) => readonly Range[];
}

/** A search that is done piece by piece. It may be stopped and gone on with at any time. */
interface ProgressiveSearch {
  found: () => SearchResult;
  /** Continues until it has `wanted` hits, all texts were searched, or time is up. */
  advance: (wanted: number, isTimeUp: () => boolean) => void;
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
    return scanFor(words);
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

interface Scan extends ProgressiveSearch {
  words: readonly string[];
  /** Indices of the texts that hold every word, in order. */
  hits: number[];
  /** Whether all texts have been searched. */
  isDone: boolean;
}

/** Number of texts between two checks of the clock. */
const block = 128;

/** Finds texts that contain every word; with a `former` scan, which has all hits of this one, only in its hits. */
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

  const rangesOf = (index: number): Range[] =>
    joined(words.flatMap((one) => findWord(texts.at(index) ?? '', one, pinyin) ?? []));
  const found = (): SearchResult => {
    const { hits, isDone } = scan;
    const indexAt = (position: number): number => hits[position] ?? -1;
    return { count: hits.length, isComplete: isDone, indexAt, rangesOf };
  };

  const scan: Scan = { words, hits: [], isDone: texts.length === 0, found, advance };
  return scan;
}

/** What is found at once, before anything is shown: some screens full, or what comes in the time. */
const syncUpTo = { hits: 16, ms: 12 };
/** With a screen full the rest waits until typing rests: most of it would be overtaken. */
const debounceMs = 250;
/** How long the page is held up by one piece of the rest. */
const sliceMs = 6;

/** @returns a function that reports whether the time is up */
function timer(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

/** Looks on in pieces, other work in between; calls back when it makes a difference to what is shown. */
function finish({ advance, found }: ProgressiveSearch, onMore: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isFull = (): boolean => found().count >= syncUpTo.hits;
  const step = (): void => {
    const wasFull = isFull();
    advance(wasFull ? Infinity : syncUpTo.hits, timer(sliceMs));
    const { isComplete } = found();
    if (!isComplete) waiting = setTimeout(step, isFull() && !wasFull ? debounceMs : 0);
    if (isComplete || !wasFull) onMore();
  };
  waiting = setTimeout(step, isFull() ? debounceMs : 0);
  return () => clearTimeout(waiting);
}

/**
 * Searches texts as one types: as they are at once, by pinyin as soon as its dictionary has come. The
 * first hits are there immediately; of very many texts the rest follows while the page stays free.
 * Keep `texts` the same array as long as they are the same texts.
 */
export function useSearch(texts: Texts, query: string): SearchResult {
  const pinyin = usePinyin();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const search = useMemo(() => createProgressiveSearch(texts, pinyin), [texts, pinyin]);
  const progress = useMemo(() => {
    const begun = search(query);
    begun.advance(syncUpTo.hits, timer(syncUpTo.ms));
    return begun;
  }, [search, query]);

  useEffect(() => {
    if (progress.found().isComplete) return undefined;
    return finish(progress, showAgain);
  }, [progress]);

  return progress.found();
}
