import { lazy } from '@anzhu/ui/LazyBoundary';

export type { AssignMode } from './assignDraft.ts';
export type { HotelVacancy } from './VacantRooms.tsx';
export type { AssignFormProps } from './AssignForm.tsx';

export { AssignForm } from './AssignForm.tsx';
export type { TransferDialogProps } from './TransferDialog.tsx';

// Loaded when it is first opened.
export const TransferDialog = lazy(() =>
  import('./TransferDialog.tsx').then((part) => ({ default: part.TransferDialog })),
);
