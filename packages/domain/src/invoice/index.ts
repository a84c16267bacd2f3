import { lazy } from '@anzhu/ui/LazyBoundary';

export { invoiceActions, invoiceFacts, invoiceNotes } from './invoiceFacts.tsx';
export type { InvoiceDialogProps } from './InvoiceDialog.tsx';
export type {
  IssueInvoiceDialogProps,
  SendInvoiceDialogProps,
  VoidInvoiceDialogProps,
} from './InvoiceActs.tsx';

// Loaded when they are first opened.
export const InvoiceDialog = lazy(() =>
  import('./InvoiceDialog.tsx').then((part) => ({ default: part.InvoiceDialog })),
);
export const IssueInvoiceDialog = lazy(() =>
  import('./InvoiceActs.tsx').then((part) => ({ default: part.IssueInvoiceDialog })),
);
export const SendInvoiceDialog = lazy(() =>
  import('./InvoiceActs.tsx').then((part) => ({ default: part.SendInvoiceDialog })),
);
export const VoidInvoiceDialog = lazy(() =>
  import('./InvoiceActs.tsx').then((part) => ({ default: part.VoidInvoiceDialog })),
);
