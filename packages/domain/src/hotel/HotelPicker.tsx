import type { Id } from '@anzhu/api/contract/codecs';
import { RecordSelect, type RecordSelectProps } from '../record/index.ts';

/** A hotel to choose. */
export interface HotelOption {
  id: Id;
  name: string;
}

export interface HotelPickerProps extends Omit<RecordSelectProps, 'label' | 'records'> {
  /** The label of the field. @default '酒店' */
  label?: string | undefined;
  /** Undefined while they are being loaded. */
  hotels: readonly HotelOption[] | undefined;
}

/**
 * Chooses a hotel: for the platform's admins, who see more than one. In filters it is clearable with
 * the placeholder 全部.
 *
 * Keyboard: as `Select`.
 */
export function HotelPicker({ label = '酒店', hotels, ...select }: HotelPickerProps) {
  return <RecordSelect {...select} label={label} records={hotels} />;
}
