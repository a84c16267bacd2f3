import { useMemo, useState } from 'react';
import { nextEnabled } from '../lib/moveIndex.ts';
import { useSearch, type SearchResult, type Texts } from '../lib/search/index.ts';
import { searchedText, type AnyOption } from './option.ts';
import type { PickerState } from './usePicker.ts';

/** Number of options sampled for descriptions, which decide the row height. */
const sample = 200;

/** What an open list shows, and which option is active; a list in which nothing was searched begins at `chosen`. */
export function useListModel(
  { optionsState: { options }, query, isRemote }: PickerState,
  chosen: string | number | undefined,
) {
  const isSearched = query.trim() !== '';
  const texts: Texts = useMemo(() => {
    const at = (index: number) => options[index] && searchedText(options[index]);
    return { length: options.length, at };
  }, [options]);
  const search = useSearch(texts, query);
  // The server has searched already: all options are shown, what was searched for is marked.
  const found: SearchResult = isRemote
    ? { ...search, count: options.length, isComplete: true, indexAt: (position) => position }
    : search;

  /** The option at a position of what was found. */
  const optionAt = (position: number): AnyOption | undefined => options[found.indexAt(position)];
  const isDisabled = (position: number): boolean => optionAt(position)?.isDisabled === true;

  const [moved, setMoved] = useState<{ to: number; options: unknown; query: string }>();
  const chosenAt = useMemo(
    () => (chosen === undefined ? -1 : options.findIndex(({ value }) => value === chosen)),
    [options, chosen],
  );
  const first = nextEnabled(0, 1, { count: found.count, isDisabled });
  const start = isSearched || chosenAt === -1 ? first : chosenAt;
  const isMoved = moved?.options === options && moved.query === query;
  /** Position of the row that Enter takes; -1 when there is none. */
  const active = isMoved ? Math.min(moved.to, found.count - 1) : start;
  const setActive = (to: number): void => setMoved({ to, options, query });

  /** The start position; a new object for every new list. */
  const beginning = useMemo(
    () => ({ position: Math.max(0, start), options, query }),
    [start, options, query],
  );
  const hasNotes = useMemo(
    () => options.slice(0, sample).some(({ description }) => description !== undefined),
    [options],
  );
  return { found, optionAt, isDisabled, active, setActive, beginning, hasNotes };
}
