import { lazy } from '@anzhu/ui/LazyBoundary';

export { discountDescription, discountFacts, discountLead } from './facts.tsx';
export type { DiscountDialogProps } from './DiscountDialog.tsx';

// Loaded when they are first opened.
export const DiscountDialog = lazy(() =>
  import('./DiscountDialog.tsx').then((part) => ({ default: part.DiscountDialog })),
);
