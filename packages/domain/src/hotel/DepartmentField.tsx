import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import type { Hotel } from '@anzhu/api/contract/hotel';
import { useMemo } from 'react';
import { RecordTreePicker, type RecordTreePickerProps } from '../record/index.ts';

/** What the department of a hotel is chosen from. */
export interface DepartmentChoice {
  /** A tree; undefined while loading. */
  departments: readonly Department[] | undefined;
  /** All hotels, whose departments cannot be chosen again; undefined while loading. */
  hotels: readonly Pick<Hotel, 'id' | 'name' | 'deptId'>[] | undefined;
}

export interface DepartmentFieldProps
  extends Pick<RecordTreePickerProps, 'label' | 'value' | 'onChange'>, DepartmentChoice {
  /** The hotel itself; undefined for a new one. */
  ownId: Id | undefined;
}

/**
 * 所属部门 of a hotel. A department has one hotel at most: those that have one cannot be chosen.
 *
 * Keyboard: as `Cascader`.
 */
export function DepartmentField({ departments, hotels, ownId, ...field }: DepartmentFieldProps) {
  const reasonOf = useMemo(() => {
    const taken = new Set(hotels?.filter(({ id }) => id !== ownId).map(({ deptId }) => deptId));
    return (department: Id) => (taken.has(department) ? '已有酒店' : undefined);
  }, [hotels, ownId]);
  return (
    <RecordTreePicker
      {...field}
      records={hotels && departments}
      reasonOf={reasonOf}
      description="部门及其下级的用户属于本酒店"
    />
  );
}

/** The sentence of a question for a hotel that gets another department than it has. */
export const departmentQuestion = (
  record: Pick<Hotel, 'deptId'> | null,
  { deptId }: { deptId: Id | null },
): string[] =>
  record?.deptId && deptId && deptId !== record.deptId
    ? ['原部门的用户将不再属于本酒店，也看不到它的记录']
    : [];
