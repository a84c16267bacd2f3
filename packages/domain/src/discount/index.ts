import { lazy } from 'react';

export { discountDescription, discountFacts } from './facts.tsx';

// Loaded when they are first opened.
export const DiscountDialog = lazy(() =>
  import('./DiscountDialog.tsx').then((part) => ({ default: part.DiscountDialog })),
);
