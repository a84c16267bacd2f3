import { lazy } from 'react';

export type { CheckInDialogProps } from './checkIn/CheckInDialog.tsx';
export type { OrderLookup } from './checkIn/CheckInRefused.tsx';
export type { CheckInAnswer, CheckInInput } from './checkIn/checkInDraft.ts';
export { additionalPay, type QuoteState } from './checkIn/stayPrice.ts';
export { KeyboardFlow, type KeyboardFlowProps } from './guest/KeyboardFlow.tsx';
export type {
  GuestsDialogProps,
  IsolationPerson,
  RoomPeople,
} from './guestsDialog/GuestsDialog.tsx';
export type { ModifyGuestsDialogProps } from './guestsDialog/ModifyGuestsDialog.tsx';

// Loaded when they are first opened.
export const CheckInDialog = lazy(() =>
  import('./checkIn/CheckInDialog.tsx').then((part) => ({ default: part.CheckInDialog })),
);
export const GuestsDialog = lazy(() =>
  import('./guestsDialog/GuestsDialog.tsx').then((part) => ({ default: part.GuestsDialog })),
);
export const ModifyGuestsDialog = lazy(() =>
  import('./guestsDialog/ModifyGuestsDialog.tsx').then((part) => ({
    default: part.ModifyGuestsDialog,
  })),
);
