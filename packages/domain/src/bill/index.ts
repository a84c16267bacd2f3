import { lazy } from '@anzhu/ui/LazyBoundary';

export type { AccountCompany } from './AccountField.tsx';
export { PayMethodField, type PayMethodFieldProps } from './PayMethodField.tsx';
export { BillStrip } from './BillStrip.tsx';
export { type BilledOrder } from './totals.ts';

export type { PayBackDialogProps } from './PayBackDialog.tsx';
export type { ChargeItemsDialogProps } from './ChargeItemsDialog.tsx';
export type { MoveLinesDialogProps } from './MoveLinesDialog.tsx';
export type { SettleDialogProps } from './SettleDialog.tsx';
export type { MasterBillDialogProps } from './MasterBillDialog.tsx';
export type { BillDialogProps } from './BillDialog.tsx';

// Loaded when they are first opened.
export const SettleDialog = lazy(() =>
  import('./SettleDialog.tsx').then((part) => ({ default: part.SettleDialog })),
);
export const PayBackDialog = lazy(() =>
  import('./PayBackDialog.tsx').then((part) => ({ default: part.PayBackDialog })),
);
export const MoveLinesDialog = lazy(() =>
  import('./MoveLinesDialog.tsx').then((part) => ({ default: part.MoveLinesDialog })),
);
export const ChargeItemsDialog = lazy(() =>
  import('./ChargeItemsDialog.tsx').then((part) => ({ default: part.ChargeItemsDialog })),
);
export const MasterBillDialog = lazy(() =>
  import('./MasterBillDialog.tsx').then((part) => ({ default: part.MasterBillDialog })),
);
export const BillDialog = lazy(() =>
  import('./BillDialog.tsx').then((part) => ({ default: part.BillDialog })),
);
