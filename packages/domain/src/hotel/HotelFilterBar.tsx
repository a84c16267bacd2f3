import { FilterBar } from '@anzhu/ui/FilterBar';
import { defineFilter, useFilterDraft, type FilterState, type ValuesOf } from '../kit/index.ts';
import { TitleHotel } from './TitleHotel.tsx';
import { hotelCondition } from './hotelCondition.ts';
import { hotelNameIn, type HotelChoice } from './hotelChoice.tsx';

/** The filter of a list that has no other condition. */
export const byHotelFilter = defineFilter(hotelCondition);

export interface HotelFilterBarProps extends FilterState<ValuesOf<typeof byHotelFilter>> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

/**
 * Filters a list by hotel, for the platform's admins; for a hotel's people there is nothing to choose.
 *
 * Keyboard: Enter is 查询.
 */
export function HotelFilterBar({ hotels, ...state }: HotelFilterBarProps) {
  const words = { hotelId: hotelNameIn(hotels) };
  const { field, bar } = useFilterDraft(byHotelFilter, state, words);
  return (
    <FilterBar
      {...bar}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    />
  );
}
