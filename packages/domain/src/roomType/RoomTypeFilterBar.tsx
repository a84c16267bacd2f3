import { labelsOf } from '@anzhu/api/contract/label';
import { roomTypePage } from '@anzhu/api/contract/roomType';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import { hotelCondition, HotelPicker, type HotelChoice } from '../hotel/index.ts';
import {
  defineFilter,
  nameIn,
  textFilter,
  useFilterDraft,
  type FilterState,
  type ValuesOf,
} from '../kit/index.ts';

/** What the room types are filtered by. */
export const roomTypeFilter = defineFilter({
  name: { label: labelsOf(roomTypePage.input).name, codec: textFilter(30) },
  ...hotelCondition,
});

export interface RoomTypeFilterBarProps extends FilterState<ValuesOf<typeof roomTypeFilter>> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

/**
 * Filters the room types by name and, for the platform's admins, by hotel.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function RoomTypeFilterBar({ hotels, ...state }: RoomTypeFilterBarProps) {
  const words = { hotelId: nameIn(hotels ?? undefined) };
  const { field, bar } = useFilterDraft(roomTypeFilter, state, words);
  return (
    <FilterBar {...bar}>
      <TextField {...field('name')} />
      {hotels !== null && (
        <HotelPicker placeholder="全部" isClearable hotels={hotels} {...field('hotelId')} />
      )}
    </FilterBar>
  );
}
