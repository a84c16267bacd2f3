import { lazyAll } from '../kit/index.ts';

export { DeclarationFilterBar, type DeclarationFilterBarProps } from './DeclarationFilterBar.tsx';
export { declarationColumns } from './facts.tsx';
export { declarationFilter } from './filter.ts';
export { placeView } from './rules.ts';
export type { DeclarationReviewDialogProps } from './DeclarationReviewDialog.tsx';
export const { DeclarationReviewDialog, preload: preloadDeclarationReview } = lazyAll({
  DeclarationReviewDialog: () =>
    import('./DeclarationReviewDialog.tsx').then((module) => module.DeclarationReviewDialog),
});
