import { declarationPage } from '@anzhu/api/contract/declaration';
import { labelsOf } from '@anzhu/api/contract/label';
import { ReviewStatus, reviewStatusLabel } from '@anzhu/api/contract/review';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import {
  dayRangeFilter,
  defineFilter,
  enumFilter,
  optionsOf,
  useFilterDraft,
  type FilterState,
  type ValuesOf,
} from '../kit/index.ts';
import { hotelCondition, hotelNameIn, TitleHotel, type HotelChoice } from '../hotel/index.ts';

const labels = labelsOf(declarationPage.input);

/** What the declarations are filtered by; the days are those of declaring. */
export const declarationFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  reviewStatus: { label: labels.reviewStatus, codec: enumFilter(ReviewStatus, reviewStatusLabel) },
  ...hotelCondition,
});

export interface DeclarationFilterBarProps extends FilterState<ValuesOf<typeof declarationFilter>> {
  /** `yyyy-MM-dd` */
  today: string;
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** The labels of the fields that the current view sets. */
  viewFields?: readonly string[] | undefined;
}

const statuses = optionsOf(reviewStatusLabel);

/**
 * Filters the declarations by the days of declaring, by review status and by hotel: that which the declarant
 * has chosen.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function DeclarationFilterBar({
  today,
  hotels,
  viewFields,
  ...state
}: DeclarationFilterBarProps) {
  const { field, bar } = useFilterDraft(declarationFilter, state, {
    hotelId: hotelNameIn(hotels),
  });
  return (
    <FilterBar
      {...bar}
      {...{ viewFields }}
      inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
    >
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <Select placeholder="全部" isClearable options={statuses} {...field('reviewStatus')} />
    </FilterBar>
  );
}
