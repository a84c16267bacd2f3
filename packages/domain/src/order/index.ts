import { lazy } from 'react';

export { orderFilter, type OrderFilterValue } from './filter.ts';
export { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';
export { OrderToCheckIn, type OrderToCheckInProps } from './OrderToCheckIn.tsx';
export { useOrderColumns, type OrderColumnOptions } from './orderColumns.tsx';
export type { OrderRowAction } from './rowActions.ts';
export { orderStatusLook } from './status.ts';

// Loaded when they are first opened.
export const OrderDetailDialog = lazy(() =>
  import('./OrderDetailDialog.tsx').then((part) => ({ default: part.OrderDetailDialog })),
);
export const ChangePriceDialog = lazy(() =>
  import('./ChangePriceDialog.tsx').then((part) => ({ default: part.ChangePriceDialog })),
);
export const RefundDialog = lazy(() =>
  import('./RefundDialog.tsx').then((part) => ({ default: part.RefundDialog })),
);
