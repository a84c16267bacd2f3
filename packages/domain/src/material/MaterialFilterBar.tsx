import { labelsOf } from '@anzhu/api/contract/label';
import { materialPage } from '@anzhu/api/contract/material';
import { ReviewStatus, reviewStatusLabel } from '@anzhu/api/contract/review';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  optionsOf,
  textFilter,
  useFilterDraft,
  type FilterState,
  type ValuesOf,
} from '../kit/index.ts';
import { hotelCondition, hotelNameIn, TitleHotel, type HotelChoice } from '../hotel/index.ts';

const labels = labelsOf(materialPage.input);

/** What both lists of applications are filtered by; the days are those of applying. */
export const materialFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  applyThing: { label: labels.applyThing, codec: textFilter(50) },
  reviewStatus: { label: labels.reviewStatus, codec: enumFilter(ReviewStatus, reviewStatusLabel) },
  ...hotelCondition,
});

export interface MaterialFilterBarProps extends FilterState<ValuesOf<typeof materialFilter>> {
  /** `yyyy-MM-dd` */
  today: string;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** The labels of the fields that the current view sets. */
  viewFields?: readonly string[] | undefined;
}

const statuses = optionsOf(reviewStatusLabel);

/**
 * Filters material applications by the days of applying, by item, by review result and, for the platform's
 * people, by hotel.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function MaterialFilterBar({ today, hotels, viewFields, ...state }: MaterialFilterBarProps) {
  const { field, bar } = useFilterDraft(materialFilter, state, {
    hotelId: hotelNameIn(hotels),
  });
  return (
    <FilterBar
      {...bar}
      {...{ viewFields }}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <TextField {...field('applyThing')} />
      <Select placeholder="全部" isClearable options={statuses} {...field('reviewStatus')} />
    </FilterBar>
  );
}
