import type { Id } from '@anzhu/api/contract/codecs';
import { MultiPicker } from '@anzhu/ui/Picker';
import type { FieldProps } from '@anzhu/ui/Field';
import { useMemo } from 'react';
import { ofHotel, type HotelChoice, type HotelOwned } from '../hotelChoice.tsx';

export interface HotelRecordsPickerProps<Row extends HotelOwned> extends FieldProps {
  value: readonly Id[];
  onChange: (ids: readonly Id[]) => void;
  /** Those of all hotels that the user may see; undefined while they are loading. */
  records: readonly Row[] | undefined;
  hotels: HotelChoice;
  /** The hotel whose records can be chosen; null while none is chosen. */
  hotelId: Id | null;
  /** A record that cannot be chosen: the one that is edited. */
  except?: Id | undefined;
  /** A second, quieter line of an option. At module scope. */
  noteOf: (record: Row) => string;
}

/**
 * Chooses several records of one hotel: bed types, discounts. The options of the platform's admins name
 * the hotel.
 *
 * Keyboard: as `MultiPicker`.
 */
export function HotelRecordsPicker<Row extends HotelOwned>({
  records,
  hotels,
  hotelId,
  except,
  noteOf,
  ...field
}: HotelRecordsPickerProps<Row>) {
  const options = useMemo(
    () =>
      ofHotel(records, hotels, hotelId)
        .filter(({ id }) => id !== except)
        .map((row) => ({
          value: row.id,
          label: row.name,
          description: [hotels && row.hotelName, noteOf(row)].filter(Boolean).join(' · '),
        })),
    [records, hotels, hotelId, except, noteOf],
  );
  const isWaiting = hotels !== null && hotelId === null;
  return (
    <MultiPicker
      {...field}
      isDisabled={isWaiting}
      description={isWaiting ? '请先选择酒店' : field.description}
      options={options}
      isLoading={records === undefined}
    />
  );
}
