export { HotelFilterBar, hotelCondition, hotelFilter } from './HotelFilterBar.tsx';
export { choosesHotel, hotelColumns, hotelRule, ofHotel } from './hotelChoice.ts';
export type { HotelChoice, HotelRecord } from './hotelChoice.ts';
export { HotelPicker, type HotelOption, type HotelPickerProps } from './HotelPicker.tsx';
export { HotelRecordsPicker } from './HotelRecordsPicker.tsx';
