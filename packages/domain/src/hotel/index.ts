import { lazyAll } from '../kit/index.ts';

export { hotelFilter } from './hotelForm.ts';
export { HotelPicker, type HotelOption, type HotelPickerProps } from './HotelPicker.tsx';
export { HotelTable, type HotelTableProps } from './HotelTable.tsx';
export const { HotelDialog, preload: preloadHotelDialog } = lazyAll({
  HotelDialog: () => import('./HotelDialog.tsx').then((module) => module.HotelDialog),
});
export const { MyHotelForm, preload: preloadMyHotelForm } = lazyAll({
  MyHotelForm: () => import('./MyHotelForm.tsx').then((module) => module.MyHotelForm),
});
