import { lazy } from '@anzhu/ui/LazyBoundary';

export { bedTypeFacts, bedTypeNote } from './facts.ts';
export type { BedTypeDialogProps } from './BedTypeDialog.tsx';

// Loaded when they are first opened.
export const BedTypeDialog = lazy(() =>
  import('./BedTypeDialog.tsx').then((part) => ({ default: part.BedTypeDialog })),
);
