import { lazy } from '@anzhu/ui/LazyBoundary';

export { materialReviewColumns, ownMaterialActions, ownMaterialColumns } from './facts.tsx';
export {
  MaterialFilterBar,
  materialFilter,
  type MaterialFilterBarProps,
} from './MaterialFilterBar.tsx';
export { MaterialForm, type MaterialFormProps } from './MaterialForm.tsx';
export type { MaterialReviewDialogProps } from './MaterialReviewDialog.tsx';
export type { MaterialDialogProps } from './MaterialDialog.tsx';
export type { MaterialRecordProps } from './MaterialRecord.tsx';

// Loaded when they are first opened.
export const MaterialDialog = lazy(() =>
  import('./MaterialDialog.tsx').then((part) => ({ default: part.MaterialDialog })),
);
export const MaterialRecord = lazy(() =>
  import('./MaterialRecord.tsx').then((part) => ({ default: part.MaterialRecord })),
);
export const MaterialReviewDialog = lazy(() =>
  import('./MaterialReviewDialog.tsx').then((part) => ({ default: part.MaterialReviewDialog })),
);
