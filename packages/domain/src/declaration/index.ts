import { lazyAll } from '../kit/index.ts';

export {
  DeclarationFilterBar,
  declarationFilter,
  type DeclarationFilterBarProps,
} from './DeclarationFilterBar.tsx';
export { declarationColumns } from './facts.tsx';
export { placeView } from './rules.ts';
export type { DeclarationReviewDialogProps } from './DeclarationReviewDialog.tsx';
export const { DeclarationReviewDialog, preload: preloadDeclarationReview } = lazyAll({
  DeclarationReviewDialog: () =>
    import('./DeclarationReviewDialog.tsx').then((module) => module.DeclarationReviewDialog),
});
