import { lazyAll } from '../kit/index.ts';

export { RoomBoard, type RoomBoardProps } from './board/RoomBoard.tsx';
export {
  CheckOutConfirm,
  CleanConfirm,
  type CheckOutConfirmProps,
} from './dialogs/RoomConfirms.tsx';
export { roomFilter, type RoomFilterValue } from './filter.ts';
export { RoomFilterBar, type RoomFilterBarProps } from './RoomFilterBar.tsx';
export { RoomStatusIcon } from './RoomStatusIcon.tsx';
export { roomStatusLook } from './status.ts';

/** The dialogs of a room, fetched when they are first opened or by `preloadRoomDialogs`. */
export const {
  AddRoomsDialog,
  RoomDetailDialog,
  RoomFormDialog,
  ChangeRoomDialog,
  IsolationExitDialog,
  preload: preloadRoomDialogs,
} = lazyAll({
  AddRoomsDialog: () =>
    import('./dialogs/AddRoomsDialog.tsx').then((module) => module.AddRoomsDialog),
  RoomDetailDialog: () =>
    import('./dialogs/RoomDetailDialog.tsx').then((module) => module.RoomDetailDialog),
  RoomFormDialog: () =>
    import('./dialogs/RoomFormDialog.tsx').then((module) => module.RoomFormDialog),
  ChangeRoomDialog: () =>
    import('./dialogs/ChangeRoomDialog.tsx').then((module) => module.ChangeRoomDialog),
  IsolationExitDialog: () =>
    import('./dialogs/IsolationExitDialog.tsx').then((module) => module.IsolationExitDialog),
});
