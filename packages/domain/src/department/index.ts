import { lazyAll } from '../kit/index.ts';

export { departmentColumns } from './columns.tsx';
export { idsBelowDisabled } from './impact.ts';
export const { DepartmentDialog, preload: preloadDepartmentDialog } = lazyAll({
  DepartmentDialog: () =>
    import('./DepartmentDialog.tsx').then((module) => module.DepartmentDialog),
});
