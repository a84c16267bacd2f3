import { lazy } from '@anzhu/ui/LazyBoundary';

export { CurrentShift, type CurrentShiftProps } from './CurrentShift.tsx';
export { shiftColumns } from './shiftColumns.tsx';
export { shiftFilter, ShiftFilterBar, type ShiftFilterBarProps } from './ShiftFilterBar.tsx';
export type { CloseShiftDialogProps, OpenShiftDialogProps } from './ShiftDialogs.tsx';
export type { ShiftRecordProps } from './ShiftRecord.tsx';

// Loaded when they are first opened.
export const ShiftRecord = lazy(() =>
  import('./ShiftRecord.tsx').then((part) => ({ default: part.ShiftRecord })),
);
const dialogs = () => import('./ShiftDialogs.tsx');
export const OpenShiftDialog = lazy(() =>
  dialogs().then((part) => ({ default: part.OpenShiftDialog })),
);
export const CloseShiftDialog = lazy(() =>
  dialogs().then((part) => ({ default: part.CloseShiftDialog })),
);
