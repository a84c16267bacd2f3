import type { Id } from '@anzhu/api/contract/codecs';
import { nothing } from '@anzhu/api/rules/timeText';
import type { FormErrors } from '@anzhu/ui/Form';
import type { Column } from '@anzhu/ui/Table';
import { HotelPicker, type HotelPickerProps } from './picker/HotelPicker.tsx';
import type { HotelSource } from './picker/hotelSource.ts';

/** The hotels whose records a user manages: for the platform's admins; null for a hotel's people, who have only their own. */
export type HotelChoice = HotelSource | null;

/** The name of a hotel by its id, for chips: 加载中 until it was read. */
export const hotelNameIn =
  (hotels: HotelChoice) =>
  (id: Id): string =>
    hotels?.named(id)?.name ?? (hotels === null ? id : '加载中');

/** A record of a hotel. */
export interface HotelOwned {
  id: Id;
  name: string;
  hotelId: Id | null;
  hotelName: string | null;
}

/** The column that names the hotel of each row; none for those who have only one. */
export const hotelColumns = (hotels: HotelChoice): Column<HotelOwned>[] =>
  hotels === null
    ? []
    : [
        {
          id: 'hotel',
          header: '酒店',
          width: 128,
          phone: 'second',
          cell: ({ hotelName }) => hotelName ?? nothing,
        },
      ];

/** Whether the dialog has a hotel to choose: for a new record, where there is more than one. */
const choosesHotel = (hotels: HotelChoice, record: HotelOwned | null): boolean =>
  hotels !== null && record === null;

export interface HotelFieldProps extends Omit<HotelPickerProps, 'hotels' | 'isRequired'> {
  hotels: HotelChoice;
  record: HotelOwned | null;
}

/** The hotel of a new record, required, an open one; nothing where there is none to choose. Keyboard: as `HotelPicker`. */
export const HotelField = ({ hotels, record, ...field }: HotelFieldProps) =>
  hotels !== null &&
  choosesHotel(hotels, record) && <HotelPicker {...field} isRequired isOpenOnly hotels={hotels} />;

/** The rule of a dialog that chooses a hotel: it is required. */
export const hotelRule =
  (hotels: HotelChoice, record: HotelOwned | null) =>
  ({ hotelId }: { hotelId: Id | null }): FormErrors =>
    choosesHotel(hotels, record) && hotelId === null ? { hotelId: '请选择酒店' } : {};

/** The records of one hotel, as of that whose room type is edited. */
export const ofHotel = <Row extends HotelOwned>(
  records: readonly Row[] | undefined,
  hotels: HotelChoice,
  hotelId: Id | null,
): Row[] => (records ?? []).filter((row) => hotels === null || row.hotelId === hotelId);
