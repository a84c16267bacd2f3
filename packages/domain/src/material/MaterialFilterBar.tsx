import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { materialFilter, type MaterialFilterValue } from './filter.ts';

export interface MaterialFilterBarProps extends FilterState<MaterialFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
}

const statuses = optionsOf(reviewStatusLabel);

/**
 * Filters material applications by the days of applying, by item and by review result.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function MaterialFilterBar({ today, ...state }: MaterialFilterBarProps) {
  const { field, bar } = useFilterDraft(materialFilter, state);
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <TextField {...field('applyThing')} />
      <Select placeholder="全部" isClearable options={statuses} {...field('reviewStatus')} />
    </FilterBar>
  );
}
