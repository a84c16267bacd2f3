import type { KeyboardEvent } from 'react';
import { createSearch, currentPinyin, type SearchResult } from '../lib/search/index.ts';
import type { SelectOption } from './option.ts';

/** Letters that follow each other sooner than this belong together. */
const resetMs = 1000;

/** What has been typed so far, and when the last of it was. */
interface Typed {
  text: string;
  at: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The character typed by a key; null for keys that are no type-ahead. */
export function typedLetters(before: Typed, event: Key): Typed | null {
  const { key, timeStamp: at } = event;
  if (key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return null;
  const text = at - before.at < resetMs ? before.text : '';
  // Space opens the list, unless it is between words.
  if (key === ' ' && text === '') return null;
  return { text: text + key, at };
}

/** Which option letters mean in a closed list, as in a native select: the next that begins with them; -1: none. */
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
