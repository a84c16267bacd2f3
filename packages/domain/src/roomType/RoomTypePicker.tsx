import type { Id } from '@anzhu/api/contract/codecs';
import { useMemo } from 'react';
import { RecordSelect, type RecordSelectProps } from '../record/index.ts';

/** A room type to choose. */
export interface RoomTypeOption {
  id: Id;
  name: string;
  hotelName?: string | null | undefined;
  /** Rooms of it that are free now, where that is known. */
  vacant?: number | null | undefined;
  /** An hour of a day use in yuan; 0 or missing: it is not sold by hours. */
  dayUseFee?: number | null | undefined;
  /** The most guests, where that is known. */
  maxLoad?: number | null | undefined;
}

export interface RoomTypePickerProps extends Omit<RecordSelectProps, 'label' | 'records'> {
  /** The label of the field. @default '房型' */
  label?: string | undefined;
  /** Undefined while they are being loaded. */
  roomTypes: readonly RoomTypeOption[] | undefined;
}

/** The available rooms of a type, in words: 剩余 n 间. */
const availableText = (vacant: number | null | undefined): string | undefined =>
  typeof vacant === 'number' ? `剩余 ${vacant} 间` : undefined;

/**
 * Chooses a room type, with 剩余 n 间 below each where it is known. In filters it is clearable with the
 * placeholder 全部.
 *
 * Keyboard: as `Select`.
 */
export function RoomTypePicker({ label = '房型', roomTypes, ...select }: RoomTypePickerProps) {
  const records = useMemo(
    () =>
      roomTypes?.map(({ id, name, vacant }) => ({ id, name, description: availableText(vacant) })),
    [roomTypes],
  );
  return <RecordSelect {...select} label={label} records={records} />;
}

/** The question before a type is left with fewer rooms than are sold. */
export const oversoldQuestion = {
  flag: 'confirmOversold',
  title: '该房型将超售，仍要继续？',
  confirmLabel: '仍要继续',
} as const;
