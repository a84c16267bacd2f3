import { lazy } from '@anzhu/ui/LazyBoundary';

export type { CheckInProps } from './checkIn/CheckIn.tsx';
export { depositSettingOf } from './checkIn/deposit.ts';
export { noRoomFor } from './checkIn/noRoomFor.ts';
export type { GroupCheckInDialogProps } from './group/GroupCheckInDialog.tsx';
export { describeGroup } from './group/describeGroup.ts';
export type { OrderLookup } from './checkIn/CheckInUnavailable.tsx';
export type { CheckInResponse, CheckInInput, QuotedStay } from './checkIn/checkInDraft.ts';
export { describeDifference, priceDifference, type QuoteState } from './checkIn/checkInPrice.ts';
export { KeyboardFlow, type KeyboardFlowProps } from './guest/KeyboardFlow.tsx';
export type { RoomPeople } from './guest/RoomGuests.tsx';
export type { ModifyGuestsDialogProps } from './guest/ModifyGuestsDialog.tsx';

export { ChangePrice, type ChangeQuoteState } from './change/ChangePrice.tsx';
export type { ChangeStayDialogProps } from './change/ChangeStayDialog.tsx';
export type { InHouseDialogProps } from './inHouse/InHouseDialog.tsx';
export type { ChangeHotelDialogProps } from './change/ChangeHotelDialog.tsx';
export type { CheckInUnavailableProps } from './checkIn/CheckInUnavailable.tsx';
export type { ExpectedGuestsDialogProps } from './expected/ExpectedGuestsDialog.tsx';
export type { GroupCheckOutConfirmProps } from './group/GroupCheckOutConfirm.tsx';
export type { KnownGuestProps } from './guest/KnownGuest.tsx';
export type { RegistrationDialogProps } from './sheet/RegistrationDialog.tsx';
export type { RoomGuestsProps } from './guest/RoomGuests.tsx';

// Loaded when they are first opened.
export const InHouseDialog = lazy(() =>
  import('./inHouse/InHouseDialog.tsx').then((part) => ({ default: part.InHouseDialog })),
);
export const ChangeStayDialog = lazy(() =>
  import('./change/ChangeStayDialog.tsx').then((part) => ({ default: part.ChangeStayDialog })),
);
export const ChangeHotelDialog = lazy(() =>
  import('./change/ChangeHotelDialog.tsx').then((part) => ({ default: part.ChangeHotelDialog })),
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
export const ExpectedGuestsDialog = lazy(() =>
  import('./expected/ExpectedGuestsDialog.tsx').then((part) => ({
    default: part.ExpectedGuestsDialog,
  })),
);
export const GroupCheckOutConfirm = lazy(() =>
  import('./group/GroupCheckOutConfirm.tsx').then((part) => ({
    default: part.GroupCheckOutConfirm,
  })),
);
export const KnownGuest = lazy(() =>
  import('./guest/KnownGuest.tsx').then((part) => ({ default: part.KnownGuest })),
);
export const RegistrationDialog = lazy(() =>
  import('./sheet/RegistrationDialog.tsx').then((part) => ({ default: part.RegistrationDialog })),
);
export const RoomGuests = lazy(() =>
  import('./guest/RoomGuests.tsx').then((part) => ({ default: part.RoomGuests })),
);
export const ModifyGuestsDialog = lazy(() =>
  import('./guest/ModifyGuestsDialog.tsx').then((part) => ({
    default: part.ModifyGuestsDialog,
  })),
);
