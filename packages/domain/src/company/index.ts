import { lazy } from '@anzhu/ui/LazyBoundary';

export { companyFacts, companyNotes } from './facts.ts';

export type { StatementDialogProps } from './StatementDialog.tsx';
export type { CompanyDialogProps } from './CompanyDialog.tsx';

// Loaded when they are first opened.
export const StatementDialog = lazy(() =>
  import('./StatementDialog.tsx').then((part) => ({ default: part.StatementDialog })),
);
export const CompanyDialog = lazy(() =>
  import('./CompanyDialog.tsx').then((part) => ({ default: part.CompanyDialog })),
);
