import { createSearch, currentPinyin, preloadPinyin } from '../lib/search/index.ts';
import { findTyped } from './findTyped.ts';
import type { SelectOption } from './option.ts';

preloadPinyin();

/** The option that typed letters choose in a closed select, by pinyin too. It is loaded late. */
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
