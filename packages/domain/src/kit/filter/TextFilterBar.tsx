import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import type { Filter, FilterValues } from './filter.ts';
import type { FilterCodec } from './filterCodecs.ts';
import { useFilterDraft, type FilterFieldProps, type FilterState } from './useFilterDraft.ts';

type Texts = Readonly<Record<string, FilterCodec<string, string>>>;

export interface TextFilterBarProps<Fields extends Texts> extends FilterState<
  FilterValues<Fields>
> {
  /** The filter made by `defineFilter`; its fields are all texts. */
  filter: Filter<Fields>;
}

/**
 * The filter bar of a filter whose fields are all texts, in their order.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function TextFilterBar<Fields extends Texts>({
  filter,
  ...state
}: TextFilterBarProps<Fields>) {
  const { field, bar } = useFilterDraft(filter, state);
  return (
    <FilterBar {...bar}>
      {filter.names.map((name) => (
        <TextField key={name} {...(field(name) as unknown as FilterFieldProps<string>)} />
      ))}
    </FilterBar>
  );
}
