import { lazy } from '@anzhu/ui/LazyBoundary';

export { departmentColumns } from './columns.tsx';
export { RegionPicker } from './RegionPicker.tsx';
export { idsBelowDisabled } from './impact.ts';
export type { DepartmentDialogProps } from './DepartmentDialog.tsx';

// Loaded when they are first opened.
export const DepartmentDialog = lazy(() =>
  import('./DepartmentDialog.tsx').then((part) => ({ default: part.DepartmentDialog })),
);
