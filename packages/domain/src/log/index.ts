import { lazy } from 'react';

export { logColumns } from './logColumns.tsx';
export { LogFilterBar, logFilter, type LogFilterBarProps } from './LogFilterBar.tsx';
export { logTarget } from './logDetail.ts';

// Loaded when they are first opened.
export const LogDialog = lazy(() =>
  import('./LogDialog.tsx').then((part) => ({ default: part.LogDialog })),
);
