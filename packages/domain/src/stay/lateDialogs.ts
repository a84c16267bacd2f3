import { late } from '@anzhu/ui/late';

const checkIn = late(() =>
  import('./checkIn/CheckInDialog.tsx').then((part) => part.CheckInDialog),
);
const guests = late(() =>
  import('./guestsDialog/GuestsDialog.tsx').then((part) => part.GuestsDialog),
);
const modify = late(() =>
  import('./guestsDialog/ModifyGuestsDialog.tsx').then((part) => part.ModifyGuestsDialog),
);

/** The dialogs of a stay, each fetched when it is first opened. */
export const CheckInDialog = checkIn.Part;
export const GuestsDialog = guests.Part;
export const ModifyGuestsDialog = modify.Part;

/** Fetches all of them ahead of need: once the board stands and the browser is idle. */
export function preloadStayDialogs(): void {
  checkIn.preload();
  guests.preload();
  modify.preload();
}
