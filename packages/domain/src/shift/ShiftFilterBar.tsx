import { labelsOf } from '@anzhu/api/contract/label';
import { shiftPage } from '@anzhu/api/contract/shift';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import { hotelCondition, hotelNameIn, TitleHotel, type HotelChoice } from '../hotel/index.ts';
import {
  dayRangeFilter,
  defineFilter,
  textFilter,
  useFilterDraft,
  type FilterState,
  type ValuesOf,
} from '../kit/index.ts';

/** What the list of shifts is filtered by; the days are those of their openings. */
export const shiftFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  clerk: { label: labelsOf(shiftPage.input).clerk, codec: textFilter(32) },
  ...hotelCondition,
});

export interface ShiftFilterBarProps extends FilterState<ValuesOf<typeof shiftFilter>> {
  /** `yyyy-MM-dd` */
  today: string;
  /** The reader sees the shifts of others. */
  hasClerks: boolean;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

/**
 * Filters shifts by the days of their openings, by clerk and, for the platform's people, by hotel.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function ShiftFilterBar({ today, hasClerks, hotels, ...state }: ShiftFilterBarProps) {
  const { field, bar } = useFilterDraft(shiftFilter, state, { hotelId: hotelNameIn(hotels) });
  return (
    <FilterBar
      {...bar}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      <DateRange shortcuts="past" today={today} {...field('days')} />
      {hasClerks && <TextField {...field('clerk')} />}
    </FilterBar>
  );
}
