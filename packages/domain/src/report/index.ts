import { lazy } from '@anzhu/ui/LazyBoundary';

export type { DayAudit, DayReportDialogProps, OpenDay } from './DayReportDialog.tsx';
export { WaysTable } from './WaysTable.tsx';
export type { AuditPreviewDialogProps } from './AuditPreviewDialog.tsx';

// Loaded when it is first opened.
export const DayReportDialog = lazy(() =>
  import('./DayReportDialog.tsx').then((part) => ({ default: part.DayReportDialog })),
);
export const AuditPreviewDialog = lazy(() =>
  import('./AuditPreviewDialog.tsx').then((part) => ({ default: part.AuditPreviewDialog })),
);
