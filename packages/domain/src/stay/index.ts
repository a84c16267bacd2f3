import { lazy } from 'react';

export type { CheckInProps } from './checkIn/CheckIn.tsx';
export { noRoomFor } from './checkIn/noRoomFor.ts';
export type { GroupCheckInDialogProps } from './group/GroupCheckInDialog.tsx';
export { describeGroup } from './group/describeGroup.ts';
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
export const CheckInUnavailable = lazy(() =>
  import('./checkIn/CheckIn.tsx').then((part) => ({ default: part.CheckInUnavailable })),
);
export const CheckIn = lazy(() =>
  import('./checkIn/CheckIn.tsx').then((part) => ({ default: part.CheckIn })),
);
export const GroupCheckInDialog = lazy(() =>
  import('./group/GroupCheckInDialog.tsx').then((part) => ({
    default: part.GroupCheckInDialog,
  })),
);
export const GuestsDialog = lazy(() =>
  import('./guestsDialog/GuestsDialog.tsx').then((part) => ({ default: part.GuestsDialog })),
);
export const ModifyGuestsDialog = lazy(() =>
  import('./guestsDialog/ModifyGuestsDialog.tsx').then((part) => ({
    default: part.ModifyGuestsDialog,
  })),
);
