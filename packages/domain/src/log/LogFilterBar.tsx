import { labelsOf } from '@anzhu/api/contract/label';
import { logPage, LogType, logTypeLabel } from '@anzhu/api/contract/log';
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

const labels = labelsOf(logPage.input);

/** What the log list is filtered by; the days are those of the entries. */
export const logFilter = defineFilter({
  days: { label: '日期', codec: dayRangeFilter() },
  type: { label: labels.type, codec: enumFilter(LogType, logTypeLabel) },
  createBy: { label: labels.createBy, codec: textFilter(32) },
  sketch: { label: labels.sketch, codec: textFilter(64) },
});

export interface LogFilterBarProps extends FilterState<ValuesOf<typeof logFilter>> {
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
