import { lazy } from '@anzhu/ui/LazyBoundary';

export { companyFacts, companyNotes } from './facts.ts';

// Loaded when it is first opened.
export const CompanyDialog = lazy(() =>
  import('./CompanyDialog.tsx').then((part) => ({ default: part.CompanyDialog })),
);
