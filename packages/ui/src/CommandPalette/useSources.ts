import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Command, CommandSource } from './command.ts';
import { groupHits } from './hits.ts';
import type { Result } from './rows.ts';

/** Debounce of the query, in ms. */
const debounceMs = 150;

interface SourceResult {
  query: string;
  state: Result['state'];
  commands: readonly Command[];
}

/**
 * Searches every source after a debounce, independently: a slow or failing one does not block the others.
 * Hits of an earlier query are never offered: Enter would do what is no longer meant.
 */
export function useSources(sources: readonly CommandSource[], query: string) {
  const [resultsById, setResultsById] = useState<Readonly<Record<string, SourceResult>>>({});
  const running = useRef<AbortController>(undefined);
  const words = query.trim();

  const setSourceState = (
    id: string,
    state: SourceResult['state'],
    commands: readonly Command[] = [],
  ): void => setResultsById((known) => ({ ...known, [id]: { query: words, state, commands } }));

  const searchAll = (): void => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    for (const { id, search, minLength = 1 } of sources) {
      const known = resultsById[id];
      const isUpToDate = known?.query === words && known.state === 'done';
      if (words.length < minLength || isUpToDate) continue;
      setSourceState(id, 'pending');
      search(words, controller.signal).then(
        (commands) => controller.signal.aborted || setSourceState(id, 'done', commands),
        () => controller.signal.aborted || setSourceState(id, 'failed'),
      );
    }
  };

  const searchIfCurrent = useEffectEvent((typed: string): void => {
    if (typed === words) searchAll();
  });
  useEffect(() => {
    const timer = setTimeout(() => searchIfCurrent(words), debounceMs);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [words]);

  const results = sources
    .filter(({ minLength = 1 }) => words.length >= minLength)
    .flatMap((source): Result[] => {
      const { query: searched, state, commands } = resultsById[source.id] ?? {};
      return searched === words && state === 'done' && commands
        ? groupHits(source, commands)
        : [{ ...source, state: searched === words ? (state ?? 'pending') : 'pending', hits: [] }];
    });
  return { results, retry: searchAll };
}
