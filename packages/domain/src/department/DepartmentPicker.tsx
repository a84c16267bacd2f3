import type { Department } from '@anzhu/api/contract/department';
import { RecordTreePicker, type RecordTreePickerProps } from '../record/index.ts';

export interface DepartmentPickerProps extends Omit<RecordTreePickerProps, 'records'> {
  /** A tree; undefined while loading. */
  departments: readonly Department[] | undefined;
}

/**
 * Chooses a department of any level; none, unless it is required.
 *
 * Keyboard: as `Cascader`.
 */
export const DepartmentPicker = ({ departments, ...picker }: DepartmentPickerProps) => (
  <RecordTreePicker {...picker} records={departments} />
);
