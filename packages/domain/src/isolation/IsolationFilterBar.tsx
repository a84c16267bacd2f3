import {
  isolationDueLabel,
  isolationStatusLabel,
  personTypeLabel,
} from '@anzhu/api/contract/isolation';
import { provinces } from '@anzhu/api/rules/provinces';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { hotelNameIn, TitleHotel, type HotelChoice } from '../hotel/index.ts';
import { optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { isolationFilter, type IsolationFilterValue } from './filter.ts';

export interface IsolationFilterBarProps extends FilterState<IsolationFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

const statusOptions = optionsOf(isolationStatusLabel);
const typeOptions = optionsOf(personTypeLabel);
const dueOptions = optionsOf(isolationDueLabel);
const provinceOptions = provinces.map((name) => ({ value: name as string, label: name }));
const optional = { placeholder: '全部', isClearable: true } as const;

/**
 * Filters the people in isolation by day of check-in, status, what is due today, reason, province of origin
 * and, for the platform's people, hotel. What is chosen applies by 查询; the chips show what is in use, also
 * what a chart has set.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function IsolationFilterBar({ today, hotels, ...state }: IsolationFilterBarProps) {
  const { field, bar } = useFilterDraft(isolationFilter, state, {
    hotelId: hotelNameIn(hotels),
  });
  return (
    <FilterBar
      {...bar}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      <DateRange today={today} {...field('days')} />
      <Select {...optional} options={statusOptions} {...field('status')} />
      <Select {...optional} options={dueOptions} {...field('due')} />
      <Select {...optional} options={typeOptions} {...field('type')} />
      <Select {...optional} isSearchable options={provinceOptions} {...field('province')} />
    </FilterBar>
  );
}
