import { lazy } from '@anzhu/ui/LazyBoundary';

export {
  DeclarationFilterBar,
  declarationFilter,
  type DeclarationFilterBarProps,
} from './DeclarationFilterBar.tsx';
export { declarationColumns } from './facts.tsx';
export { assignmentView } from './rules.ts';
export type { DeclarationReviewDialogProps } from './DeclarationReviewDialog.tsx';
export type { Place } from './reviewForm.ts';

// Loaded when they are first opened.
export const DeclarationReviewDialog = lazy(() =>
  import('./DeclarationReviewDialog.tsx').then((part) => ({
    default: part.DeclarationReviewDialog,
  })),
);
