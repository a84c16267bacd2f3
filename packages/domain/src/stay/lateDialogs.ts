import { lazyAll } from '../kit/index.ts';

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
