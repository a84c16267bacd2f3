import { lazy } from '@anzhu/ui/LazyBoundary';

export { itemFacts } from './facts.ts';

// Loaded when it is first opened.
export const ItemDialog = lazy(() =>
  import('./ItemDialog.tsx').then((part) => ({ default: part.ItemDialog })),
);
