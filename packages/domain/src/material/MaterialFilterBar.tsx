import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { nameIn, optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { HotelPicker, type HotelChoice } from '../hotel/index.ts';
import { materialFilter, type MaterialFilterValue } from './filter.ts';

export interface MaterialFilterBarProps extends FilterState<MaterialFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
  /**
   * The hotels to choose from; undefined while they are loading, null for users of one hotel, who have no such
   * field.
   */
  hotels: HotelChoice;
}

const statuses = optionsOf(reviewStatusLabel);

/**
 * Filters material applications by the days of applying, by item, by review result and, for the platform's
 * people, by hotel.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function MaterialFilterBar({ today, hotels, ...state }: MaterialFilterBarProps) {
  const { field, bar } = useFilterDraft(materialFilter, state, {
    hotelId: nameIn(hotels ?? undefined),
  });
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <TextField {...field('applyThing')} />
      <Select placeholder="全部" isClearable options={statuses} {...field('reviewStatus')} />
      {hotels !== null && (
        <HotelPicker placeholder="全部" isClearable hotels={hotels} {...field('hotelId')} />
      )}
    </FilterBar>
  );
}
