import { lazyAll } from '../kit/index.ts';

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

/** The dialogs of a stay, fetched when they are first opened or by `preloadStayDialogs`. */
export const {
  CheckInDialog,
  GuestsDialog,
  ModifyGuestsDialog,
  preload: preloadStayDialogs,
} = lazyAll({
  CheckInDialog: () => import('./checkIn/CheckInDialog.tsx').then((module) => module.CheckInDialog),
  GuestsDialog: () =>
    import('./guestsDialog/GuestsDialog.tsx').then((module) => module.GuestsDialog),
  ModifyGuestsDialog: () =>
    import('./guestsDialog/ModifyGuestsDialog.tsx').then((module) => module.ModifyGuestsDialog),
});
