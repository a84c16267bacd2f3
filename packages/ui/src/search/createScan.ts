import { startOf } from './findWord.ts';
import type { Pinyin } from './pinyin.ts';

/** Texts to search in: an array of them, or something that makes each when it is asked for. */
export interface Texts {
  readonly length: number;
  at: (index: number) => string | undefined;
}

/** A search under way: what it has found so far. It may be stopped and gone on with at any time. */
export interface Scan {
  words: readonly string[];
  /** Indices of the texts that hold every word, in order. */
  hits: number[];
  /** Whether all texts have been looked at. */
  isDone: boolean;
  /** Looks on, until it has so many hits, is done or time is up. */
  advance: (wanted: number, isTimeUp: () => boolean) => void;
}

/** So many texts are looked at between two looks at the clock. */
const block = 128;

/**
 * Looks for texts that hold every word. With a `former` scan, of which each hit of this one is a hit,
 * it looks only through that one's hits, and makes it go on as far as it needs them.
 */
export function createScan(
  texts: Texts,
  words: readonly string[],
  pinyin: Pinyin | null,
  former?: Scan,
): Scan {
  let seen = 0;

  const [word = '', ...others] = words;
  // Most queries are one word: the loop that runs a hundred thousand times begins with it.
  const holdsAll = (text: string): boolean =>
    startOf(text, word, pinyin) !== -1 &&
    others.every((other) => startOf(text, other, pinyin) !== -1);

  const advance: Scan['advance'] = (wanted, isTimeUp) => {
    const { hits } = scan;
    while (!scan.isDone && hits.length < wanted && !isTimeUp()) {
      former?.advance(seen + block, isTimeUp);
      const available = former ? former.hits.length : texts.length;
      const end = Math.min(seen + block, available);
      for (; seen < end; seen += 1) {
        const index = former ? (former.hits[seen] ?? 0) : seen;
        if (holdsAll(texts.at(index) ?? '')) hits.push(index);
      }
      scan.isDone = seen === available && (former?.isDone ?? true);
    }
  };

  const scan: Scan = { words, hits: [], isDone: texts.length === 0, advance };
  return scan;
}
