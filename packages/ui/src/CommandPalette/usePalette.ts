import { useMemo, useState } from 'react';
import { useSearch } from '../lib/search/index.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { hitsOf, textOf } from './hits.ts';
import { commandKey, maxHits, nextActive, type Result, rowsOf, stopsOf } from './rows.ts';
import { useSources } from './useSources.ts';

type PaletteOptions = Pick<CommandPaletteProps, 'groups' | 'recent' | 'sources'>;

const noSources = [] as const;
const noRecent = [] as const;
const none: ReadonlySet<string> = new Set();
const noMarks = { title: [], note: [] };

/** What was typed, what it found, and which line is active. */
export function usePalette({ groups, recent = noRecent, sources = noSources }: PaletteOptions) {
  const [query, setQuery] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const [unfolded, setUnfolded] = useState(none);

  const commands = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const texts = useMemo(() => commands.map(textOf), [commands]);
  const found = useSearch(texts, query);
  const known = useMemo(() => hitsOf(groups, commands, found), [groups, commands, found]);
  const remote = useSources(sources, query);

  const isBlank = query.trim() === '';
  const latest = useMemo((): Result[] => {
    const hits = recent.map((command) => ({ command, marks: noMarks }));
    return [{ id: 'recent', label: '最近', state: 'done', hits }];
  }, [recent]);

  const rowGroups = useMemo(
    () => rowsOf([...(isBlank ? latest : []), ...known, ...remote.results], unfolded),
    [isBlank, latest, known, remote.results, unfolded],
  );
  const stops = useMemo(() => stopsOf(rowGroups), [rowGroups]);
  const active = Math.max(
    0,
    stops.findIndex(({ key }) => key === activeKey),
  );

  return {
    query,
    type: (words: string): void => {
      setQuery(words);
      setActiveKey(undefined);
      setUnfolded(none);
    },
    rowGroups,
    stops,
    active,
    setActive: (index: number): void => setActiveKey(stops[index]?.key),
    moveTo: (key: string): number | null => nextActive(key, active, stops.length),
    /** Shows all of a group, the first of the new ones active. */
    unfold: (groupId: string): void => {
      const results = [...known, ...remote.results];
      const firstNew = results.find(({ id }) => id === groupId)?.hits[maxHits]?.command;
      setUnfolded(new Set([...unfolded, groupId]));
      setActiveKey(firstNew && commandKey(groupId, firstNew));
    },
    retry: remote.retry,
    isPending: !found.isComplete || remote.results.some(({ state }) => state === 'pending'),
  };
}
