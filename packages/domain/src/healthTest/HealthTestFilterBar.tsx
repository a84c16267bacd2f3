import { DateRange } from '@anzhu/ui/DateRange';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import { useFilterDraft, type FilterState } from '../kit/index.ts';
import { healthTestFilter, readResult, type HealthTestFilterValue } from './filter.ts';

export interface HealthTestFilterBarProps extends FilterState<HealthTestFilterValue> {
  /** `yyyy-MM-dd` */
  today: string;
}

/**
 * Filters the daily tests by day, person and result.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function HealthTestFilterBar({ today, ...state }: HealthTestFilterBarProps) {
  const { field, bar } = useFilterDraft(healthTestFilter, state);
  const result = field('checkRes');
  const read = result.value.trim() === '' ? null : readResult(result.value);
  return (
    <FilterBar {...bar}>
      <DateRange shortcuts="past" today={today} {...field('days')} />
      <TextField inputMode="numeric" {...field('uid')} />
      <TextField {...field('name')} />
      <TextField
        placeholder="36.5、阴性或阳性"
        errorMessage={read && 'problem' in read ? '应为体温、阴性或阳性' : undefined}
        {...result}
      />
    </FilterBar>
  );
}
