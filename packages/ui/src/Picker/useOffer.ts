import type { PickerSource } from './option.ts';
import { useServed, type Offer } from './useServed.ts';
import type { Entry } from './useEntry.ts';

const none: readonly [] = [];

/** The options of a picker, wherever they come from. */
export function useOffer<Value extends string | number>(
  { options, isLoading = false, error, onSearch }: PickerSource<Value>,
  { query, isOpen }: Entry,
): Offer<Value> {
  const served = useServed(onSearch, query, isOpen);
  if (onSearch) return served;
  return { options: options ?? none, isLoading, error };
}
