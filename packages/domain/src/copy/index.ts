import { lazy } from '@anzhu/ui/LazyBoundary';

export type { CopyChoice } from './CopyDialog.tsx';
export type { CopyDialogProps } from './CopyDialog.tsx';

// Loaded when it is first opened.
export const CopyDialog = lazy(() =>
  import('./CopyDialog.tsx').then((part) => ({ default: part.CopyDialog })),
);
