import { lazyAll } from '../kit/index.ts';

export { departmentColumns } from './columns.tsx';
export { DepartmentPicker, type DepartmentPickerProps } from './DepartmentPicker.tsx';
export const { DepartmentDialog, preload: preloadDepartmentDialog } = lazyAll({
  DepartmentDialog: () =>
    import('./DepartmentDialog.tsx').then((module) => module.DepartmentDialog),
});
