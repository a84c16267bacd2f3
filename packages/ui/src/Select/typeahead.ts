import { createSearch, currentPinyin, type SearchResult } from '../lib/search/index.ts';
import type { SelectOption } from './option.ts';

/**
 * Which option is meant by letters that are typed while the list is closed, as a native select does it: the
 * next that begins with them; the same letter again goes on to the one after. -1: none.
 *
 * @param search in the labels of the options
 * @param from index of the chosen option; -1 when none is
 */
export function findTyped(
  search: (query: string) => SearchResult,
  isDisabled: (index: number) => boolean,
  typed: string,
  from: number,
): number {
  const { count, indexAt, rangesOf } = search(typed);
  const meant = Array.from({ length: count }, (_, position) => indexAt(position)).filter(
    (index) => !isDisabled(index) && rangesOf(index)[0]?.start === 0,
  );
  const after = typed.length === 1 ? from + 1 : from;
  const next = meant.find((index) => index >= after) ?? meant[0];
  if (next !== undefined) return next;
  const [first = '', ...others] = typed;
  const isRepeated = others.length > 0 && others.every((letter) => letter === first);
  return isRepeated ? findTyped(search, isDisabled, first, from) : -1;
}

/** The option that typed letters choose in a closed select, by pinyin too. */
export function typeahead<Value extends string | number>(
  options: readonly SelectOption<Value>[],
  typed: string,
  value: Value | null,
): SelectOption<Value> | undefined {
  const labels = options.map(({ label }) => label);
  const from = options.findIndex((option) => option.value === value);
  const isDisabled = (index: number): boolean => options[index]?.isDisabled === true;
  return options[findTyped(createSearch(labels, currentPinyin()), isDisabled, typed, from)];
}
