import { lazy } from '@anzhu/ui/LazyBoundary';

export { roomTypeDetails, roomTypeFacts, roomTypeLead } from './facts.tsx';
export { roomTypeActions } from './roomTypeActions.ts';
export {
  oversoldQuestion,
  RoomTypePicker,
  type RoomTypeOption,
  type RoomTypePickerProps,
} from './RoomTypePicker.tsx';
export type { RoomTypeDialogProps } from './RoomTypeDialog.tsx';

// Loaded when they are first opened.
export const RoomTypeDialog = lazy(() =>
  import('./RoomTypeDialog.tsx').then((part) => ({ default: part.RoomTypeDialog })),
);
