import type { Id } from '@anzhu/api/contract/codecs';
import { Select, type SelectOption, type SelectProps } from '@anzhu/ui/Select';
import { useMemo } from 'react';

/** A record to choose. */
export interface RecordOption {
  id: Id;
  name: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** It is shown and cannot be chosen; the description says why. */
  isDisabled?: boolean | undefined;
}

export interface RecordSelectProps extends Omit<
  SelectProps<string>,
  'value' | 'onChange' | 'options' | 'isLoading' | 'isSearchable'
> {
  /** The id of the chosen record; null when none is chosen. */
  value: Id | null;
  /** Called with the id of the chosen record, with null when it is cleared. */
  onChange: (id: Id | null) => void;
  /** Undefined while they are being loaded. */
  records: readonly RecordOption[] | undefined;
}

const optionOf = ({ id, name, ...also }: RecordOption): SelectOption<string> => ({
  value: id,
  label: name,
  ...also,
});

/** From so many records on there is a field to search them. */
const searchableFrom = 12;

/**
 * Chooses one of many records by name. Pickers of a resource are made of it.
 */
export function RecordSelect({ value, onChange, records, ...select }: RecordSelectProps) {
  const options = useMemo(() => (records ?? []).map(optionOf), [records]);

  return (
    <Select
      {...select}
      value={value}
      options={options}
      isLoading={records === undefined}
      isSearchable={options.length >= searchableFrom}
      onChange={onChange}
    />
  );
}
