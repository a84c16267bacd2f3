import { late } from '@anzhu/ui/late';

const detail = late(() =>
  import('./dialogs/RoomDetailDialog.tsx').then((part) => part.RoomDetailDialog),
);
const form = late(() => import('./dialogs/RoomFormDialog.tsx').then((part) => part.RoomFormDialog));
const change = late(() =>
  import('./dialogs/ChangeRoomDialog.tsx').then((part) => part.ChangeRoomDialog),
);
const exit = late(() =>
  import('./dialogs/IsolationExitDialog.tsx').then((part) => part.IsolationExitDialog),
);

/** The dialogs of a room, each fetched when it is first opened. */
export const RoomDetailDialog = detail.Part;
export const RoomFormDialog = form.Part;
export const ChangeRoomDialog = change.Part;
export const IsolationExitDialog = exit.Part;

/** Fetches all of them ahead of need: once the board stands and the browser is idle. */
export function preloadRoomDialogs(): void {
  detail.preload();
  form.preload();
  change.preload();
  exit.preload();
}
