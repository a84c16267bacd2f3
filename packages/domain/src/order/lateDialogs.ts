import { late } from '@anzhu/ui/late';

const detail = late(() => import('./OrderDetailDialog.tsx').then((part) => part.OrderDetailDialog));
const price = late(() => import('./ChangePriceDialog.tsx').then((part) => part.ChangePriceDialog));
const refund = late(() => import('./RefundDialog.tsx').then((part) => part.RefundDialog));

/** The dialogs of an order, each fetched when it is first opened. */
export const OrderDetailDialog = detail.Part;
export const ChangePriceDialog = price.Part;
export const RefundDialog = refund.Part;

/** Fetches all of them ahead of need: once the list stands and the browser is idle. */
export function preloadOrderDialogs(): void {
  detail.preload();
  price.preload();
  refund.preload();
}
