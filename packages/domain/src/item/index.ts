import { lazy } from '@anzhu/ui/LazyBoundary';

export { itemFacts } from './facts.ts';
export type { ItemDialogProps } from './ItemDialog.tsx';

// Loaded when it is first opened.
export const ItemDialog = lazy(() =>
  import('./ItemDialog.tsx').then((part) => ({ default: part.ItemDialog })),
);
