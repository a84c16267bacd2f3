import { lazy } from '@anzhu/ui/LazyBoundary';

export { NightFees, type NightFeesProps } from './NightFees.tsx';
export type { PriceChange } from './PriceEditor.tsx';
export type { PriceCalendarDialogProps } from './PriceCalendarDialog.tsx';

// Loaded when it is first opened.
export const PriceCalendarDialog = lazy(() =>
  import('./PriceCalendarDialog.tsx').then((part) => ({ default: part.PriceCalendarDialog })),
);
