import { useMemo, useState, useEffect, useRef } from 'react';
import { useStable } from '../lib/useStable.ts';
import { moveIndex } from '../lib/moveIndex.ts';
import { useSearch } from '../lib/search/index.ts';
import type { CommandPaletteProps, Command, CommandSource } from './command.ts';
import { groupHits, hitsOf, linesOf, textOf, unmarked, type Line, type Result } from './hits.ts';
import { useTexts } from '../texts/context.ts';
import { commandPaletteTexts } from './texts.ts';

type PaletteOptions = Pick<
  CommandPaletteProps,
  'groups' | 'recent' | 'suggested' | 'sources' | 'defaultQuery'
>;

const noItems = [] as const;

/** How many lines Page Up and Page Down pass over. */
const page = 8;

/** What was typed, what it found, and which line is active. */
export function usePalette({
  groups: commands,
  recent = noItems,
  suggested,
  sources = noItems,
  defaultQuery = '',
}: PaletteOptions) {
  const [query, setQuery] = useState(defaultQuery);
  const [activeKey, setActiveKey] = useState<string>();

  const texts = useMemo(() => commands.flatMap(({ items }) => items.map(textOf)), [commands]);
  const found = useSearch(texts, query);
  const known = useMemo(() => hitsOf(commands, found), [commands, found]);
  const remote = useSources(sources, query);
  const { recent: recentLabel } = useTexts('CommandPalette', commandPaletteTexts);
  const latest: Result = {
    id: 'recent',
    label: recentLabel,
    state: 'done',
    hits: unmarked(recent),
  };

  const isBlank = query.trim() === '';
  const offered: Result[] = suggested
    ? [{ ...suggested, state: 'done', hits: unmarked(suggested.items) }]
    : [];
  const groups = linesOf([...(isBlank ? [latest, ...offered] : []), ...known, ...remote.results]);
  const lines: Line[] = groups.flatMap((group) => group.lines);
  const active = Math.max(
    0,
    lines.findIndex(({ key }) => key === activeKey),
  );

  return {
    query,
    type: (words: string): void => {
      setQuery(words);
      setActiveKey(undefined);
    },
    groups,
    lines,
    active,
    setActive: (index: number): void => setActiveKey(lines[index]?.key),
    /** The line a key goes to; null for other keys, and where nothing was found: they move in the text. */
    moveTo: (key: string): number | null => {
      const heads = lines.flatMap(({ action }, index) => (action ? [] : [index]));
      const { length: count } = heads;
      const head = heads.findLastIndex((index) => index <= active);
      const to = count === 0 ? null : moveIndex(key, head, { count, page, wraps: true });
      return to === null ? null : (heads[to] ?? null);
    },
    /** The action beside the active one, or its command, that → or ← goes to; null where there is none. */
    moveAlong: (key: string): number | null => {
      if (key === 'ArrowRight') return lines[active + 1]?.action ? active + 1 : null;
      return key === 'ArrowLeft' && lines[active]?.action ? active - 1 : null;
    },
    retry: remote.retry,
    isPending: !found.isComplete || remote.results.some(({ state }) => state === 'pending'),
  };
}

export type PaletteModel = ReturnType<typeof usePalette>;

/** Debounce of the query, in ms. */
const debounceMs = 150;

interface SourceResult {
  query: string;
  state: Result['state'];
  commands: readonly Command[];
}

/** Searches every source by itself after a debounce. Hits of an earlier query are never offered. */
function useSources(sources: readonly CommandSource[], query: string) {
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
    if (words === '') return;
    for (const { id, search } of sources) {
      const known = resultsById[id];
      if (known?.query === words && known.state === 'done') continue;
      setSourceState(id, 'pending');
      search(words, controller.signal).then(
        (commands) => controller.signal.aborted || setSourceState(id, 'done', commands),
        () => controller.signal.aborted || setSourceState(id, 'failed'),
      );
    }
  };

  const searchIfCurrent = useStable((typed: string): void => {
    if (typed === words) searchAll();
  });
  useEffect(() => {
    const timer = setTimeout(() => searchIfCurrent(words), debounceMs);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [words, searchIfCurrent]);

  const searched = words === '' ? [] : sources;
  const results = searched.flatMap((source): Result[] => {
    const known = resultsById[source.id];
    if (known?.query !== words) return [{ ...source, state: 'pending', hits: [] }];
    const { state, commands } = known;
    return state === 'done' ? groupHits(source, commands, words) : [{ ...source, state, hits: [] }];
  });
  return { results, retry: searchAll };
}
