import type { HotelChoice } from './hotelChoice.tsx';
import { HotelPicker, type HotelPickerProps } from './picker/HotelPicker.tsx';

export interface TitleHotelProps extends Omit<HotelPickerProps, 'hotels'> {
  hotels: HotelChoice;
}

/**
 * The hotel whose records a screen shows, or all of them: for the title of the screen. Nothing for those who have only one.
 *
 * Use it as `inTitle` of a `FilterBar`. Keyboard: as `HotelPicker`.
 */
export const TitleHotel = ({ hotels, ...field }: TitleHotelProps) =>
  hotels !== null && <HotelPicker placeholder="全部酒店" isClearable hotels={hotels} {...field} />;
