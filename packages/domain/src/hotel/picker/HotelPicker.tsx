import type { Id } from '@anzhu/api/contract/codecs';
import { Select, type SelectProps } from '@anzhu/ui/Select';
import { hotelLabel, type HotelSource } from './hotelSource.ts';

export interface HotelPickerProps extends Omit<
  SelectProps<string>,
  | 'label'
  | 'value'
  | 'onChange'
  | 'options'
  | 'isLoading'
  | 'isSearchable'
  | 'onSearch'
  | 'searchHint'
  | 'valueLabel'
> {
  /** The label of the field. @default '酒店' */
  label?: string | undefined;
  /** The id of the chosen hotel; null when none is chosen. */
  value: Id | null;
  /** Called with the id of the chosen hotel, with null when it is cleared. */
  onChange: (id: Id | null) => void;
  hotels: HotelSource;
  /** One that cannot be chosen: where the guests are now. */
  except?: Id | null | undefined;
  /** Without hotels that were closed: where something new begins, not where history is read. @default false */
  isOpenOnly?: boolean | undefined;
}

/**
 * Chooses a hotel: for the platform's admins, who see more than one. It lists those chosen last and the first ones by
 * region, and searches by name, pinyin and region. In filters it is clearable with the placeholder 全部.
 *
 * Keyboard: as `Select`; typing in the open list searches.
 */
export function HotelPicker({
  label = '酒店',
  hotels,
  except,
  isOpenOnly = false,
  value,
  onChange,
  ...select
}: HotelPickerProps) {
  const chosen = value === null ? undefined : hotels.named(value);
  return (
    <Select
      {...select}
      label={label}
      value={value}
      searchHint="名称、拼音或区域"
      valueLabel={chosen && hotelLabel(chosen)}
      isLoading={value !== null && chosen === undefined}
      onSearch={async (query, signal) => {
        const { searchIn } = await import('./hotelOptions.ts');
        return searchIn(hotels, { isOpenOnly, except })(query, signal);
      }}
      onChange={(id) => {
        if (id !== null) hotels.onChosen?.(id);
        onChange(id);
      }}
    />
  );
}
