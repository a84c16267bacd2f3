import { lazy } from '@anzhu/ui/LazyBoundary';

export { orderFilter, type OrderFilterValue } from './filter.ts';
export { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';
export { OrderToCheckIn, type OrderToCheckInProps } from './OrderToCheckIn.tsx';
export type { OrderRecordProps } from './OrderRecord.tsx';
export { useOrderColumns, type OrderColumnOptions } from './orderColumns.tsx';
export type { BookedStay } from './BookingDialog.tsx';
export type { ChangedBooking, ModifyBookingDialogProps } from './ModifyBookingDialog.tsx';
export type { OrderRowAction } from './rowActions.ts';
export { wantedNights } from './assignableRooms.ts';
export { markOf, orderStatusLook } from './status.ts';
export type { ChangePriceDialogProps } from './ChangePriceDialog.tsx';
export type { BookingDialogProps } from './BookingDialog.tsx';
export type { PaidTwiceDialogProps } from './PaidTwiceDialog.tsx';
export type { HoldDialogProps } from './HoldDialog.tsx';
export type { AssignRoomDialogProps } from './AssignRoomDialog.tsx';
export type { CancelOrderDialogProps } from './CancelOrderDialog.tsx';
export type { PendingOrderDialogProps } from './PendingOrderDialog.tsx';
export type {
  OrderConfirmProps as NoShowConfirmProps,
  OrderConfirmProps as ReinstateConfirmProps,
  OrderConfirmProps as UnassignConfirmProps,
} from './OrderConfirms.tsx';
export type { RefundDialogProps } from './RefundDialog.tsx';

// Loaded when they are first opened.
export const OrderRecord = lazy(() =>
  import('./OrderRecord.tsx').then((part) => ({ default: part.OrderRecord })),
);
export const ChangePriceDialog = lazy(() =>
  import('./ChangePriceDialog.tsx').then((part) => ({ default: part.ChangePriceDialog })),
);
export const BookingDialog = lazy(() =>
  import('./BookingDialog.tsx').then((part) => ({ default: part.BookingDialog })),
);
export const ModifyBookingDialog = lazy(() =>
  import('./ModifyBookingDialog.tsx').then((part) => ({ default: part.ModifyBookingDialog })),
);
export const PaidTwiceDialog = lazy(() =>
  import('./PaidTwiceDialog.tsx').then((part) => ({ default: part.PaidTwiceDialog })),
);
export const HoldDialog = lazy(() =>
  import('./HoldDialog.tsx').then((part) => ({ default: part.HoldDialog })),
);
export const AssignRoomDialog = lazy(() =>
  import('./AssignRoomDialog.tsx').then((part) => ({ default: part.AssignRoomDialog })),
);
export const CancelOrderDialog = lazy(() =>
  import('./CancelOrderDialog.tsx').then((part) => ({ default: part.CancelOrderDialog })),
);
export const PendingOrderDialog = lazy(() =>
  import('./PendingOrderDialog.tsx').then((part) => ({ default: part.PendingOrderDialog })),
);
export const NoShowConfirm = lazy(() =>
  import('./OrderConfirms.tsx').then((part) => ({ default: part.NoShowConfirm })),
);
export const ReinstateConfirm = lazy(() =>
  import('./OrderConfirms.tsx').then((part) => ({ default: part.ReinstateConfirm })),
);
export const UnassignConfirm = lazy(() =>
  import('./OrderConfirms.tsx').then((part) => ({ default: part.UnassignConfirm })),
);
export const RefundDialog = lazy(() =>
  import('./RefundDialog.tsx').then((part) => ({ default: part.RefundDialog })),
);
