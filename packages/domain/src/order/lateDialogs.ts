import { lazyAll } from '../kit/index.ts';

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
