import { lazyAll } from '../kit/index.ts';

export { orderFilter, type OrderFilterValue } from './filter.ts';
export { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';
export { OrderToCheckIn, type OrderToCheckInProps } from './OrderToCheckIn.tsx';
export { useOrderColumns, type OrderColumnOptions } from './orderColumns.tsx';
export type { OrderRowAction } from './rowActions.ts';
export { orderStatusLook } from './status.ts';

/** The dialogs of an order, fetched when they are first opened or by `preloadOrderDialogs`. */
export const {
  OrderDetailDialog,
  ChangePriceDialog,
  RefundDialog,
  preload: preloadOrderDialogs,
} = lazyAll({
  OrderDetailDialog: () =>
    import('./OrderDetailDialog.tsx').then((module) => module.OrderDetailDialog),
  ChangePriceDialog: () =>
    import('./ChangePriceDialog.tsx').then((module) => module.ChangePriceDialog),
  RefundDialog: () => import('./RefundDialog.tsx').then((module) => module.RefundDialog),
});
