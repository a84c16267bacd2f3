import type { Id } from '@anzhu/api/contract/codecs';
import type { FieldProps } from '@anzhu/ui/Field';
import { MultiPicker } from '@anzhu/ui/Picker';
import type { HotelSource } from './hotelSource.ts';
import { searchIn } from './hotelOptions.ts';

export interface HotelsPickerProps extends FieldProps {
  value: readonly Id[];
  onChange: (ids: readonly Id[]) => void;
  hotels: HotelSource;
  /** One that cannot be chosen: where they come from. */
  except?: Id | null | undefined;
}

/**
 * Chooses several open hotels, searched as in a `HotelPicker`.
 *
 * Keyboard: as `MultiPicker`.
 */
export const HotelsPicker = ({ hotels, except, ...field }: HotelsPickerProps) => (
  <MultiPicker
    {...field}
    labelOf={(id) => hotels.named(id)?.name}
    onSearch={searchIn(hotels, { isOpenOnly: true, except })}
  />
);
