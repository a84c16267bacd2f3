import { lazy } from 'react';

export type { CheckInProps } from './checkIn/CheckIn.tsx';
export type { OrderLookup } from './checkIn/CheckInUnavailable.tsx';
export { KnownGuest } from './guest/KnownGuest.tsx';
export type { CheckInResponse, CheckInInput } from './checkIn/checkInDraft.ts';
export { additionalPay, type QuoteState } from './checkIn/stayPrice.ts';
export { KeyboardFlow, type KeyboardFlowProps } from './guest/KeyboardFlow.tsx';
export type {
  GuestsDialogProps,
  IsolationPerson,
  RoomPeople,
} from './guestsDialog/GuestsDialog.tsx';
export type { ModifyGuestsDialogProps } from './guestsDialog/ModifyGuestsDialog.tsx';

export { ChangePrice, type ChangeQuoteState } from './change/ChangePrice.tsx';
export type { ChangeStayDialogProps } from './change/ChangeStayDialog.tsx';

// Loaded when they are first opened.
export const ChangeStayDialog = lazy(() =>
  import('./change/ChangeStayDialog.tsx').then((part) => ({ default: part.ChangeStayDialog })),
);
export const CheckIn = lazy(() =>
  import('./checkIn/CheckIn.tsx').then((part) => ({ default: part.CheckIn })),
);
export const GuestsDialog = lazy(() =>
  import('./guestsDialog/GuestsDialog.tsx').then((part) => ({ default: part.GuestsDialog })),
);
export const ModifyGuestsDialog = lazy(() =>
  import('./guestsDialog/ModifyGuestsDialog.tsx').then((part) => ({
    default: part.ModifyGuestsDialog,
  })),
);
