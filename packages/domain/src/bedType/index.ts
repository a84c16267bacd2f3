import { lazy } from '@anzhu/ui/LazyBoundary';

export { bedTypeFacts, bedTypeNote } from './facts.ts';

// Loaded when they are first opened.
export const BedTypeDialog = lazy(() =>
  import('./BedTypeDialog.tsx').then((part) => ({ default: part.BedTypeDialog })),
);
