export {
  RoomTypePicker,
  type RoomTypeOption,
  type RoomTypePickerProps,
} from './RoomTypePicker.tsx';
