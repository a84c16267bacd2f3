import { lazyAll } from '../kit/index.ts';

export { roomTypeEquipment, roomTypeFacts } from './facts.tsx';
export { RoomTypeFilterBar, roomTypeFilter } from './RoomTypeFilterBar.tsx';
export {
  RoomTypePicker,
  withHotelNames,
  type RoomTypeOption,
  type RoomTypePickerProps,
} from './RoomTypePicker.tsx';
export const { RoomTypeDialog, preload: preloadRoomTypeDialog } = lazyAll({
  RoomTypeDialog: () => import('./RoomTypeDialog.tsx').then((module) => module.RoomTypeDialog),
});
