export { HotelPicker, type HotelOption, type HotelPickerProps } from './HotelPicker.tsx';
