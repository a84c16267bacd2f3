import type { PickerSource } from './option.ts';
import { useRemoteOptions, type OptionsState } from './useRemoteOptions.ts';
import type { PickerInput } from './usePickerInput.ts';

const none: readonly [] = [];

/** The options of a picker, wherever they come from. */
export function useOptionsState<Value extends string | number>(
  { options, isLoading = false, error, onSearch }: PickerSource<Value>,
  { query, isOpen }: PickerInput,
): OptionsState<Value> {
  const remote = useRemoteOptions(onSearch, query, isOpen);
  if (onSearch) return remote;
  return { options: options ?? none, isLoading, error };
}
