import { FilterBar } from '@anzhu/ui/FilterBar';
import { TextField } from '@anzhu/ui/TextField';
import { useFilterDraft, type FilterState, type ValuesOf } from '../kit/index.ts';
import { userFilter } from './userFilter.ts';

export type UserFilterBarProps = FilterState<ValuesOf<typeof userFilter>>;

/**
 * Filters the user list by user name and nickname. What is typed applies by 查询; the chips show what
 * is in use.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function UserFilterBar(state: UserFilterBarProps) {
  const { field, bar } = useFilterDraft(userFilter, state);
  return (
    <FilterBar {...bar}>
      <TextField maxLength={32} {...field('username')} />
      <TextField maxLength={20} {...field('nickName')} />
    </FilterBar>
  );
}
