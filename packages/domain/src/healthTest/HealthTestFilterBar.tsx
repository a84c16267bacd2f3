import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import { useFilterDraft, type FilterState } from '../kit/index.ts';
import { hotelNameIn, TitleHotel, type HotelChoice } from '../hotel/index.ts';
import { healthTestFilter, readResult, type HealthTestFilterValue } from './filter.ts';

export interface HealthTestFilterBarProps extends FilterState<HealthTestFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

/**
 * Filters the daily tests by day, person, result and, for the platform's people, hotel.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function HealthTestFilterBar({ today, hotels, ...state }: HealthTestFilterBarProps) {
  const { field, bar } = useFilterDraft(healthTestFilter, state, {
    hotelId: hotelNameIn(hotels),
  });
  const result = field('checkRes');
  const read = result.value.trim() === '' ? null : readResult(result.value);
  return (
    <FilterBar
      {...bar}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <TextField inputMode="numeric" {...field('uid')} />
      <TextField {...field('name')} />
      <TextField
        errorMessage={read && 'problem' in read ? '应为体温、阴性或阳性' : undefined}
        {...result}
      />
    </FilterBar>
  );
}
