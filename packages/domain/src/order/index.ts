export { orderFilter, type OrderFilterValue } from './filter.ts';
export {
  ChangePriceDialog,
  OrderDetailDialog,
  preloadOrderDialogs,
  RefundDialog,
} from './lateDialogs.ts';
export { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';
export { OrderToCheckIn, type OrderToCheckInProps } from './OrderToCheckIn.tsx';
export { OrderTable, type OrderTableProps } from './OrderTable.tsx';
export type { OrderRowAction } from './rowActions.ts';
export { orderStatusLook } from './status.ts';
