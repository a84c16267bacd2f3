import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { nameIn, optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { HotelPicker, type HotelChoice } from '../hotel/index.ts';
import { declarationFilter, type DeclarationFilterValue } from './filter.ts';

export interface DeclarationFilterBarProps extends FilterState<DeclarationFilterValue> {
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
 * Filters the declarations by the days of declaring, by review status and by hotel: that which the declarant
 * has chosen.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function DeclarationFilterBar({ today, hotels, ...state }: DeclarationFilterBarProps) {
  const { field, bar } = useFilterDraft(declarationFilter, state, {
    hotelId: nameIn(hotels ?? undefined),
  });
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <Select placeholder="全部" isClearable options={statuses} {...field('reviewStatus')} />
      {hotels !== null && (
        <HotelPicker placeholder="全部" isClearable hotels={hotels} {...field('hotelId')} />
      )}
    </FilterBar>
  );
}
