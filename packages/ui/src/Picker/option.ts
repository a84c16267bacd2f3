import type { Range } from '../search/index.ts';

/** What a picker offers: the value that is stored and the words that are shown and searched. */
export interface PickerOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A second, quieter line; it is searched too. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be chosen, in the note's place. */
  disabledReason?: string | undefined;
}

/** An option of any picker. */
export type AnyOption = PickerOption<string | number>;

/** Where the options come from: all of them at hand, or the server finds them. */
export type PickerSource<Value extends string | number> =
  | {
      /** Keep it the same array as long as they are the same options. */
      options: readonly PickerOption<Value>[];
      /** The options are still on their way. */
      isLoading?: boolean | undefined;
      /** They did not come: what went wrong, and what 重试 does. */
      error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
      onSearch?: undefined;
    }
  | {
      /**
       * Asks the server: called when the list opens (with a blank query) and when typing rests. Answers that
       * a later query has overtaken are dropped, and their `signal` is aborted.
       */
      onSearch: (query: string, signal: AbortSignal) => Promise<readonly PickerOption<Value>[]>;
      options?: undefined;
      isLoading?: undefined;
      error?: undefined;
    };

/** The second line of an option. */
export function noteOf({ description, isDisabled, disabledReason }: AnyOption): string | undefined {
  return isDisabled === true && disabledReason !== undefined ? disabledReason : description;
}

/** What of an option is searched. Nothing that is typed matches across the line break. */
export function searchedText(option: AnyOption): string {
  if (option.description === undefined && option.disabledReason === undefined) return option.label;
  const note = noteOf(option);
  return note === undefined ? option.label : `${option.label}\n${note}`;
}

/** Of what was found in the searched text, what lies in the label and what in the note. */
export function splitRanges(
  { label }: AnyOption,
  ranges: readonly Range[],
): { inLabel: readonly Range[]; inNote: readonly Range[] } {
  const offset = label.length + 1;
  return {
    inLabel: ranges.filter(({ start }) => start < offset),
    inNote: ranges
      .filter(({ start }) => start >= offset)
      .map(({ start, end }) => ({ start: start - offset, end: end - offset })),
  };
}
