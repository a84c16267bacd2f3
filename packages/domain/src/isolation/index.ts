import { lazy } from 'react';

export { isolationFilter } from './filter.ts';
export { isolationColumns, type IsolationColumnOptions } from './isolationColumns.tsx';
export { IsolationFilterBar } from './IsolationFilterBar.tsx';
export { IsolationMarkTag, type IsolationMarkTagProps } from './IsolationMarkTag.tsx';
export { isolationStatusLook } from './status.ts';

// Loaded when they are first opened.
export const PersonDetailDialog = lazy(() =>
  import('./dialogs/PersonDetailDialog.tsx').then((part) => ({ default: part.PersonDetailDialog })),
);
export const PersonDialog = lazy(() =>
  import('./dialogs/PersonDialog.tsx').then((part) => ({ default: part.PersonDialog })),
);
export const PersonReport = lazy(() =>
  import('./report/PersonReport.tsx').then((part) => ({ default: part.PersonReport })),
);
