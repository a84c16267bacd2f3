import { lazy } from '@anzhu/ui/LazyBoundary';

export { requestActions, requestFacts, requestNotes } from './requestFacts.tsx';
export type { RequestRowAction } from './requestFacts.tsx';

export type { RequestDialogProps } from './RequestDialog.tsx';
export type {
  CorrectDialogProps,
  EraseDialogProps,
  GiveDialogProps,
  RejectDialogProps,
} from './HandleDialogs.tsx';

// Loaded when they are first opened.
const handle = () => import('./HandleDialogs.tsx');
export const RequestDialog = lazy(() =>
  import('./RequestDialog.tsx').then((part) => ({ default: part.RequestDialog })),
);
export const GiveDialog = lazy(() => handle().then((part) => ({ default: part.GiveDialog })));
export const RejectDialog = lazy(() => handle().then((part) => ({ default: part.RejectDialog })));
export const CorrectDialog = lazy(() => handle().then((part) => ({ default: part.CorrectDialog })));
export const EraseDialog = lazy(() => handle().then((part) => ({ default: part.EraseDialog })));
