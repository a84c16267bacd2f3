export { RoomBoard, type RoomBoardProps } from './board/RoomBoard.tsx';
export { RoomCard, type RoomCardProps } from './board/RoomCard.tsx';
export {
  CheckOutConfirm,
  CleanConfirm,
  type CheckOutConfirmProps,
} from './dialogs/RoomConfirms.tsx';
export { roomFilter, type RoomFilterValue } from './filter.ts';
export {
  AddRoomsDialog,
  ChangeRoomDialog,
  IsolationExitDialog,
  preloadRoomDialogs,
  RoomDetailDialog,
  RoomFormDialog,
} from './lateDialogs.ts';
export { RoomFilterBar, type RoomFilterBarProps } from './RoomFilterBar.tsx';
export { roomNote, type RoomNote } from './roomNote.ts';
export { RoomStatusIcon } from './RoomStatusIcon.tsx';
export { roomStatusLook } from './status.ts';
