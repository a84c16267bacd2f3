import { lazy } from '@anzhu/ui/LazyBoundary';

export { hotelColumns, HotelField, hotelNameIn, hotelRule, ofHotel } from './hotelChoice.tsx';
export type { HotelChoice, HotelOwned } from './hotelChoice.tsx';
export { hotelFacts } from './facts.tsx';
export { nameAndHotelFilter, NameAndHotelFilterBar } from './NameAndHotelFilterBar.tsx';
export { byHotelFilter, HotelFilterBar } from './HotelFilterBar.tsx';
export { hotelFilter } from './hotelForm.ts';
export { TitleHotel } from './TitleHotel.tsx';
export { HotelPicker, type HotelPickerProps } from './picker/HotelPicker.tsx';
export type { FoundHotels, HotelOption, HotelSource } from './picker/hotelSource.ts';
export { HotelsPicker } from './picker/HotelsPicker.tsx';
export { HotelRecordsPicker } from './picker/HotelRecordsPicker.tsx';
export { hotelCondition } from './hotelCondition.ts';
export type { HotelRecordProps } from './HotelRecord.tsx';
export type { HotelDialogProps } from './HotelDialog.tsx';
export type { MyHotelFormProps } from './MyHotelForm.tsx';

export type { CloseHotelDialogProps, ReopenHotelConfirmProps } from './CloseHotel.tsx';

export type { ClosedNoticeProps } from './ClosedNotice.tsx';

// Loaded when they are first opened.
export const ClosedNotice = lazy(() =>
  import('./ClosedNotice.tsx').then((part) => ({ default: part.ClosedNotice })),
);
export const HotelRecord = lazy(() =>
  import('./HotelRecord.tsx').then((part) => ({ default: part.HotelRecord })),
);
export const HotelDialog = lazy(() =>
  import('./HotelDialog.tsx').then((part) => ({ default: part.HotelDialog })),
);
export const CloseHotelDialog = lazy(() =>
  import('./CloseHotel.tsx').then((part) => ({ default: part.CloseHotelDialog })),
);
export const ReopenHotelConfirm = lazy(() =>
  import('./CloseHotel.tsx').then((part) => ({ default: part.ReopenHotelConfirm })),
);
export const MyHotelForm = lazy(() =>
  import('./MyHotelForm.tsx').then((part) => ({ default: part.MyHotelForm })),
);
