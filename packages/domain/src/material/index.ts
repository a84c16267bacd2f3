import { lazyAll } from '../kit/index.ts';

export { materialReviewColumns, ownMaterialColumns } from './facts.tsx';
export {
  MaterialFilterBar,
  materialFilter,
  type MaterialFilterBarProps,
} from './MaterialFilterBar.tsx';
export { MaterialForm, type MaterialFormProps } from './MaterialForm.tsx';
export const {
  MaterialDialog,
  MaterialViewDialog,
  preload: preloadMaterialDialogs,
} = lazyAll({
  MaterialDialog: () => import('./MaterialDialog.tsx').then((module) => module.MaterialDialog),
  MaterialViewDialog: () =>
    import('./MaterialViewDialog.tsx').then((module) => module.MaterialViewDialog),
});
export type { MaterialReviewDialogProps } from './MaterialReviewDialog.tsx';
export const { MaterialReviewDialog, preload: preloadMaterialReview } = lazyAll({
  MaterialReviewDialog: () =>
    import('./MaterialReviewDialog.tsx').then((module) => module.MaterialReviewDialog),
});
