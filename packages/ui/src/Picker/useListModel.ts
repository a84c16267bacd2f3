import { useMemo, useState } from 'react';
import { nextEnabled } from '../lib/moveIndex.ts';
import { useSearch, type SearchResult, type Texts } from '../lib/search/index.ts';
import { noteOf, searchedText, type AnyOption } from './option.ts';

export interface ListModel {
  found: SearchResult;
  /** The option at a position of what was found. */
  optionAt: (position: number) => AnyOption | undefined;
  /** Position of the row that Enter takes; -1 when there is none. */
  active: number;
  setActive: (position: number) => void;
  isDisabled: (position: number) => boolean;
  /** The start position; a new object for every new list. */
  beginning: { position: number };
  hasNotes: boolean;
}

/** Number of options sampled for descriptions, which decide the row height. */
const sample = 200;

/** The searched texts of the options, computed lazily. */
function textsOf(options: readonly AnyOption[]): Texts {
  return {
    length: options.length,
    at: (index) => {
      const option = options[index];
      return option && searchedText(option);
    },
  };
}

interface ListSource {
  options: readonly AnyOption[];
  query: string;
  /** The server has searched already: all options are shown, what was searched for is marked. */
  isRemote: boolean;
  /** The one chosen option: where a list begins that nothing was searched in. */
  chosen: string | number | undefined;
}

/** What an open list shows: the options found, and which of them is the active one. */
export function useListModel({ options, query, isRemote, chosen }: ListSource): ListModel {
  const isSearched = query.trim() !== '';
  const texts = useMemo(() => textsOf(options), [options]);
  const search = useSearch(texts, query);
  const hasAll = isRemote || !isSearched;
  const found: SearchResult = hasAll
    ? {
        count: options.length,
        isComplete: true,
        indexAt: (position) => position,
        rangesOf: isSearched ? search.rangesOf : () => [],
      }
    : search;

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

  return {
    found,
    optionAt,
    isDisabled,
    active: isMoved ? Math.min(moved.to, found.count - 1) : start,
    beginning: useMemo(
      () => ({ position: Math.max(0, start), options, query }),
      [start, options, query],
    ),
    setActive: (to) => setMoved({ to, options, query }),
    hasNotes: useMemo(
      () => options.slice(0, sample).some((option) => noteOf(option) !== undefined),
      [options],
    ),
  };
}
