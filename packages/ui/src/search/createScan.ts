import { startOf } from './findWord.ts';
import type { Pinyin } from './pinyin.ts';

/** Texts to search in: an array, or an object that computes each lazily. */
export interface Texts {
  readonly length: number;
  at: (index: number) => string | undefined;
}

/** A search under way: what it has found so far. It may be stopped and gone on with at any time. */
export interface Scan {
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
export function createScan(
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
