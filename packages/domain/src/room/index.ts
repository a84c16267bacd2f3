import { lazy } from '@anzhu/ui/LazyBoundary';

export { RoomBoard, type RoomBoardProps } from './board/RoomBoard.tsx';
export { checkOutNote } from './checkOutNote.ts';
export type { CheckOutConfirmProps } from './dialogs/RoomConfirms.tsx';
export { roomFilter, type RoomFilterValue } from './filter.ts';
export { RoomFilterBar, type RoomFilterBarProps } from './RoomFilterBar.tsx';
export type { RoomRecordProps } from './RoomRecord.tsx';
export { RoomStatusIcon } from './RoomStatusIcon.tsx';
export { shownStatus } from './outOfOrder.ts';
export { roomStatusLook, type ShownStatus, shownStatuses, shownStatusLook } from './status.ts';
export type { RoomTimelineProps } from './timeline/RoomTimeline.tsx';
export type { CleaningListProps } from './cleaning/CleaningList.tsx';
export type {
  UndoStayConfirmProps,
  EndOutOfOrderConfirmProps,
  CleanConfirmProps,
} from './dialogs/RoomConfirms.tsx';
export type { ArchiveRoomDialogProps, OutOfOrderDialogProps } from './dialogs/OutOfOrderDialog.tsx';
export type { AddRoomsDialogProps } from './dialogs/AddRoomsDialog.tsx';
export type { RoomFormDialogProps } from './dialogs/RoomFormDialog.tsx';
export type { ChangeRoomDialogProps } from './dialogs/ChangeRoomDialog.tsx';
export type { IsolationExitDialogProps } from './dialogs/IsolationExitDialog.tsx';

export type { RoomConfirmProps as RestoreRoomConfirmProps } from './dialogs/RoomConfirms.tsx';

// Loaded when they are first opened.
export const RoomTimeline = lazy(() =>
  import('./timeline/RoomTimeline.tsx').then((part) => ({ default: part.RoomTimeline })),
);
export const CleaningList = lazy(() =>
  import('./cleaning/CleaningList.tsx').then((part) => ({ default: part.CleaningList })),
);
export const CheckOutConfirm = lazy(() =>
  import('./dialogs/RoomConfirms.tsx').then((part) => ({ default: part.CheckOutConfirm })),
);
export const UndoStayConfirm = lazy(() =>
  import('./dialogs/RoomConfirms.tsx').then((part) => ({ default: part.UndoStayConfirm })),
);
export const EndOutOfOrderConfirm = lazy(() =>
  import('./dialogs/RoomConfirms.tsx').then((part) => ({ default: part.EndOutOfOrderConfirm })),
);
export const OutOfOrderDialog = lazy(() =>
  import('./dialogs/OutOfOrderDialog.tsx').then((part) => ({ default: part.OutOfOrderDialog })),
);
export const ArchiveRoomDialog = lazy(() =>
  import('./dialogs/OutOfOrderDialog.tsx').then((part) => ({ default: part.ArchiveRoomDialog })),
);
export const RestoreRoomConfirm = lazy(() =>
  import('./dialogs/RoomConfirms.tsx').then((part) => ({ default: part.RestoreRoomConfirm })),
);
export const CleanConfirm = lazy(() =>
  import('./dialogs/RoomConfirms.tsx').then((part) => ({ default: part.CleanConfirm })),
);
export const AddRoomsDialog = lazy(() =>
  import('./dialogs/AddRoomsDialog.tsx').then((part) => ({ default: part.AddRoomsDialog })),
);
export const RoomRecord = lazy(() =>
  import('./RoomRecord.tsx').then((part) => ({ default: part.RoomRecord })),
);
export const RoomFormDialog = lazy(() =>
  import('./dialogs/RoomFormDialog.tsx').then((part) => ({ default: part.RoomFormDialog })),
);
export const ChangeRoomDialog = lazy(() =>
  import('./dialogs/ChangeRoomDialog.tsx').then((part) => ({ default: part.ChangeRoomDialog })),
);
export const IsolationExitDialog = lazy(() =>
  import('./dialogs/IsolationExitDialog.tsx').then((part) => ({
    default: part.IsolationExitDialog,
  })),
);
