import { lazyAll } from '../kit/index.ts';

export { hotelColumns, HotelField, hotelRule, ofHotel } from './hotelChoice.tsx';
export type { HotelChoice, HotelRecord } from './hotelChoice.tsx';
export { hotelFacts } from './facts.tsx';
export { byHotelFilter, HotelFilterBar } from './HotelFilterBar.tsx';
export { hotelFilter } from './hotelForm.ts';
export { HotelPicker, type HotelOption, type HotelPickerProps } from './HotelPicker.tsx';
export { HotelRecordsPicker } from './HotelRecordsPicker.tsx';
export { hotelCondition } from './pure.ts';

export const {
  HotelDetailDialog,
  HotelDialog,
  preload: preloadHotelDialogs,
} = lazyAll({
  HotelDetailDialog: () =>
    import('./HotelDetailDialog.tsx').then((module) => module.HotelDetailDialog),
  HotelDialog: () => import('./HotelDialog.tsx').then((module) => module.HotelDialog),
});
export const { MyHotelForm, preload: preloadMyHotelForm } = lazyAll({
  MyHotelForm: () => import('./MyHotelForm.tsx').then((module) => module.MyHotelForm),
});
