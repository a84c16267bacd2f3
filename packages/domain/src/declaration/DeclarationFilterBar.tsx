import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { declarationFilter, type DeclarationFilterValue } from './filter.ts';

export interface DeclarationFilterBarProps extends FilterState<DeclarationFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
}

const statuses = optionsOf(reviewStatusLabel);

/**
 * Filters the declarations by the days of declaring and by review status.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function DeclarationFilterBar({ today, ...state }: DeclarationFilterBarProps) {
  const { field, bar } = useFilterDraft(declarationFilter, state);
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <Select placeholder="全部" isClearable options={statuses} {...field('reviewStatus')} />
    </FilterBar>
  );
}
