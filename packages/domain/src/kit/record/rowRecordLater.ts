import { lazy } from '@anzhu/ui/LazyBoundary';
import type { RowRecord as RowRecordView } from './RowRecord.tsx';

/** `RowRecord`, loaded when a record is first opened. */
export const RowRecord = lazy(() =>
  import('./RowRecord.tsx').then((part) => ({ default: part.RowRecord })),
) as unknown as typeof RowRecordView;
