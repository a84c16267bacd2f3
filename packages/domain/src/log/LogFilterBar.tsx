import { logTypeLabel } from '@anzhu/api/contract/log';
import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, useFilterDraft, type FilterState } from '../kit/index.ts';
import { logFilter, type LogFilterValue } from './logFilter.ts';

export interface LogFilterBarProps extends FilterState<LogFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
}

const types = optionsOf(logTypeLabel);

/**
 * Filters the log by day, type, operator and content. What is filled in applies by 查询; the chips show
 * what is in use.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function LogFilterBar({ today, ...state }: LogFilterBarProps) {
  const { field, bar } = useFilterDraft(logFilter, state);
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <Select placeholder="全部" isClearable options={types} {...field('type')} />
      <TextField {...field('createBy')} />
      <TextField {...field('sketch')} />
    </FilterBar>
  );
}
