import { lazy } from '@anzhu/ui/LazyBoundary';

export { personFacts } from './facts.tsx';
export { isolationFilter } from './filter.ts';
export { isolationColumns, type IsolationColumnOptions } from './isolationColumns.tsx';
export { IsolationFilterBar } from './IsolationFilterBar.tsx';
export { IsolationMarkTag, type IsolationMarkTagProps } from './IsolationMarkTag.tsx';
export type { PersonRecordProps } from './PersonRecord.tsx';
export { isolationStatusLook } from './status.ts';
export type { PersonDialogProps } from './dialogs/PersonDialog.tsx';
export type { PersonReportProps } from './report/PersonReport.tsx';

// Loaded when they are first opened.
export const PersonRecord = lazy(() =>
  import('./PersonRecord.tsx').then((part) => ({ default: part.PersonRecord })),
);
export const PersonDialog = lazy(() =>
  import('./dialogs/PersonDialog.tsx').then((part) => ({ default: part.PersonDialog })),
);
export const PersonReport = lazy(() =>
  import('./report/PersonReport.tsx').then((part) => ({ default: part.PersonReport })),
);
