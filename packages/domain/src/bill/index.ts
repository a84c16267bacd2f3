import { lazy } from '@anzhu/ui/LazyBoundary';

export { PayMethodField, type PayMethodFieldProps } from './PayMethodField.tsx';
export { totalsOf, type BilledOrder } from './totals.ts';
export { unsettledNotes } from './unsettled.ts';

// Loaded when it is first opened.
export const BillDialog = lazy(() =>
  import('./BillDialog.tsx').then((part) => ({ default: part.BillDialog })),
);
