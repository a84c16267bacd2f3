import type { Department } from '@anzhu/api/contract/department';
import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import { userPage } from '@anzhu/api/contract/user';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { Select, type SelectOption } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useMemo } from 'react';
import {
  defineFilter,
  idFilter,
  keyFilter,
  optionsOf,
  textFilter,
  useFilterDraft,
  type FilterState,
  type ValuesOf,
} from '@anzhu/domain/kit';

const labels = labelsOf(userPage.input);

/** What the users are filtered by. */
export const userFilter = defineFilter({
  username: { label: labels.username, codec: textFilter(32) },
  nickname: { label: labels.nickname, codec: textFilter(20) },
  phone: { label: labels.phone, codec: textFilter(20) },
  dept: { label: labels.dept, codec: idFilter() },
  role: { label: labels.role, codec: keyFilter(roleLabel) },
});

export interface UserFilterBarProps extends FilterState<ValuesOf<typeof userFilter>> {
  /** A tree; undefined while loading. */
  departments: readonly Department[] | undefined;
}

const roles = optionsOf(roleLabel);
const optional = { placeholder: '全部', isClearable: true } as const;

/** The departments one below the other, each with the one it is in. */
const listed = (departments: readonly Department[], within?: string): SelectOption<string>[] =>
  departments.flatMap(({ id, name, children }) => [
    { value: id, label: name, description: within },
    ...listed(children ?? [], name),
  ]);

/**
 * Filters the users by account, nickname, end of the phone, department and role.
 *
 * Keyboard: Enter in a field is 查询.
 */
export function UserFilterBar({ departments, ...state }: UserFilterBarProps) {
  const options = useMemo(() => listed(departments ?? []), [departments]);
  const { field, bar } = useFilterDraft(userFilter, state, {
    dept: (id) => options.find(({ value }) => value === id)?.label ?? '加载中',
  });
  return (
    <FilterBar {...bar}>
      <TextField {...field('username')} />
      <TextField {...field('nickname')} />
      <TextField inputMode="tel" placeholder="手机号后四位" {...field('phone')} />
      <Select
        {...optional}
        isSearchable
        isLoading={departments === undefined}
        options={options}
        {...field('dept')}
      />
      <Select {...optional} options={roles} {...field('role')} />
    </FilterBar>
  );
}
