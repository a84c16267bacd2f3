export type { CheckInDialogProps, OrderLookup, StayPrice } from './checkIn/CheckInDialog.tsx';
export type { CheckInAnswer, CheckInInput } from './checkIn/checkInDraft.ts';
export { KeyboardFlow, type KeyboardFlowProps } from './guest/KeyboardFlow.tsx';
export type {
  GuestsDialogProps,
  IsolationPerson,
  RoomPeople,
} from './guestsDialog/GuestsDialog.tsx';
export type { ModifyGuestsDialogProps } from './guestsDialog/ModifyGuestsDialog.tsx';
export {
  CheckInDialog,
  GuestsDialog,
  ModifyGuestsDialog,
  preloadStayDialogs,
} from './lateDialogs.ts';
