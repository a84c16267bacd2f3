import { lazy } from '@anzhu/ui/LazyBoundary';

export { logColumns } from './logColumns.tsx';
export { LogFilterBar, logFilter, type LogFilterBarProps } from './LogFilterBar.tsx';
export type { LogRecordProps } from './LogRecord.tsx';
export { logTarget } from './logDetail.ts';
export type { RecordHistoryProps } from './RecordHistory.tsx';

// Loaded when they are first opened.
export const LogRecord = lazy(() =>
  import('./LogRecord.tsx').then((part) => ({ default: part.LogRecord })),
);
export const RecordHistory = lazy(() =>
  import('./RecordHistory.tsx').then((part) => ({ default: part.RecordHistory })),
);
