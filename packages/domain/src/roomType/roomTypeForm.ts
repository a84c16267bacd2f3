import type { Id } from '@anzhu/api/contract/codecs';
import { addRoomType, type RoomType } from '@anzhu/api/contract/roomType';
import { contractForm } from '../kit/pure.ts';

/** A room type as it is being filled in. */
export interface RoomTypeDraft {
  /** Of a new one of the platform's admins. */
  hotelId: Id | null;
  name: string;
  /** Ids of bed types of the hotel. */
  bedType: readonly Id[];
  bed: number | null;
  maxLoad: number | null;
  haveWindow: boolean;
  network: boolean;
  haveBreakfast: boolean;
  /** Address of the picture; null: none. */
  cover: string | null;
  fee: number | null;
  isolationFee: number | null;
  sort: number | null;
}

export const roomTypeForm = contractForm(addRoomType, (draft: RoomTypeDraft) => ({
  ...draft,
  cover: draft.cover ?? '',
}));

/** What the fields begin with; null for a new room type. */
export const roomTypeDraft = (record: RoomType | null): RoomTypeDraft => ({
  hotelId: record?.hotelId ?? null,
  name: record?.name ?? '',
  bedType: record?.bedType ?? [],
  bed: record ? record.bed : 1,
  maxLoad: record?.maxLoad ?? null,
  haveWindow: record?.haveWindow ?? true,
  network: record?.network ?? true,
  haveBreakfast: record?.haveBreakfast ?? false,
  cover: record?.cover || null,
  fee: record?.fee ?? null,
  isolationFee: record?.isolationFee ?? null,
  sort: record ? record.sort : 0,
});
