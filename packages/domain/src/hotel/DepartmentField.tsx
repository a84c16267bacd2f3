import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import type { Hotel } from '@anzhu/api/contract/hotel';
import { useMemo } from 'react';
import { RecordTreePicker, type RecordTreePickerProps } from '../record/index.ts';

/** What the department of a hotel is chosen from. */
export interface DepartmentChoice {
  /** A tree, each with its hotel: it cannot be chosen again; undefined while loading. */
  departments: readonly Department[] | undefined;
}

export interface DepartmentFieldProps
  extends Pick<RecordTreePickerProps, 'label' | 'value' | 'onChange'>, DepartmentChoice {
  /** The hotel itself; undefined for a new one. */
  ownId: Id | undefined;
}

/** The departments that are of another hotel. */
const takenOf = (departments: readonly Department[], ownId: Id | undefined): Id[] =>
  departments.flatMap(({ id, hotelId, children }) => [
    ...(hotelId !== undefined && hotelId !== ownId ? [id] : []),
    ...takenOf(children ?? [], ownId),
  ]);

/**
 * 所属部门 of a hotel. A department has one hotel at most: those that have one cannot be chosen.
 *
 * Keyboard: as `Cascader`.
 */
export function DepartmentField({ departments, ownId, ...field }: DepartmentFieldProps) {
  const reasonOf = useMemo(() => {
    const taken = new Set(takenOf(departments ?? [], ownId));
    return (department: Id) => (taken.has(department) ? '已有酒店' : undefined);
  }, [departments, ownId]);
  return (
    <RecordTreePicker
      {...field}
      records={departments}
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
