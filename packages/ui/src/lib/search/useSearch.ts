import { useEffect, useMemo, useReducer } from 'react';
import {
  createProgressiveSearch,
  type Texts,
  type SearchResult,
  type ProgressiveSearch,
} from './createSearch.ts';
import { usePinyin } from './usePinyin.ts';

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
  const goOn = (): void => {
    const wasFull = isFull();
    advance(wasFull ? Infinity : syncUpTo.hits, timer(sliceMs));
    const { isComplete } = found();
    if (!isComplete) waiting = setTimeout(goOn, isFull() && !wasFull ? debounceMs : 0);
    if (isComplete || !wasFull) onMore();
  };
  waiting = setTimeout(goOn, isFull() ? debounceMs : 0);
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
