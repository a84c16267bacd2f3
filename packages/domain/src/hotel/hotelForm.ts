import type { Id } from '@anzhu/api/contract/codecs';
import { addHotel, Hotel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { contractForm, defineFilter, textFilter } from '../kit/index.ts';

const labels = labelsOf(Hotel);

/** The filter of the list. */
export const hotelFilter = defineFilter({
  name: { label: labels.name, codec: textFilter(50) },
  address: { label: labels.address, codec: textFilter(200) },
});

/** A hotel as its dialog fills it in: with the id the eight fields that are saved. */
export interface HotelDraft {
  name: string;
  deptId: Id | null;
  address: string;
  parkingLot: string;
  badge: string[];
  allowIsolation: boolean;
  /** URL of the picture; null: none. */
  cover: string | null;
}

export const hotelForm = contractForm(addHotel, (draft: HotelDraft) => ({
  ...draft,
  cover: draft.cover ?? '',
}));

/** What the fields begin with; null for a new hotel. */
export const hotelDraft = (hotel: Hotel | null): HotelDraft => ({
  name: hotel?.name ?? '',
  deptId: hotel?.deptId ?? null,
  address: hotel?.address ?? '',
  parkingLot: hotel?.parkingLot ?? '',
  badge: hotel?.badge ?? [],
  allowIsolation: hotel?.allowIsolation ?? false,
  cover: hotel?.cover || null,
});

/** What 接收隔离 changes, in words. */
export const isolationNote = (isAllowed: boolean): string =>
  isAllowed ? '隔离人员可以分配到本酒店的隔离房' : '隔离人员不会分配到本酒店，已入住的不受影响';
