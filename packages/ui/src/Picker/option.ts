import type { SelectOption } from '../Select/option.ts';

/** An option of a picker: the stored value and the label that is shown and searched. */
export interface PickerOption<Value extends string | number> extends Omit<
  SelectOption<Value>,
  'icon'
> {
  /** The heading above it and its neighbours of the same group, where nothing local is searched. */
  group?: string | undefined;
}

/** What a remote search found; the note is below the options: that there are more. */
export interface FoundOptions<Value extends string | number> {
  options: readonly PickerOption<Value>[];
  note?: string | undefined;
}

export type AnyOption = PickerOption<string | number>;

/** Options that are all there, or will be. */
export interface LocalSource<Value extends string | number> {
  /** Must be referentially stable. */
  options: readonly PickerOption<Value>[];
  isLoading?: boolean | undefined;
}

/** Where the options come from: a local array, or a remote search. */
export type PickerSource<Value extends string | number> =
  | (LocalSource<Value> & { onSearch?: undefined })
  | ({ [Prop in keyof LocalSource<Value>]?: undefined } & {
      /** Remote search: when the list opens (with an empty query) and after a debounce; outdated ones are aborted. */
      onSearch: RemoteSearch<Value>;
    });

/** Searches on a server; an aborted search is outdated. */
export type RemoteSearch<Value extends string | number> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly PickerOption<Value>[] | FoundOptions<Value>>;

/** Positions of options, each group of them after its heading; undefined where there are no groups. */
export function groupedLines(
  options: readonly AnyOption[],
): readonly (number | string)[] | undefined {
  if (options.every(({ group }) => group === undefined)) return undefined;
  return options.flatMap(({ group }, position) =>
    group !== undefined && group !== options[position - 1]?.group ? [group, position] : [position],
  );
}

/** The searched text of an option. A query never matches across the line break. */
export function searchedText({ label, description }: AnyOption): string {
  return description === undefined ? label : `${label}\n${description}`;
}

/** The words of some values, as far as the options have them; stops looking when all are found. */
export function labelsOf<Value extends string | number>(
  values: readonly Value[],
  options: readonly PickerOption<Value>[],
): ReadonlyMap<Value, string> {
  const labels = new Map<Value, string>();
  const missing = new Set(values);
  for (const { value, label } of options) {
    if (labels.size === missing.size) break;
    if (missing.has(value)) labels.set(value, label);
  }
  return labels;
}
