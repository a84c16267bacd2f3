import { addBedType, Hardness, type BedType } from '@anzhu/api/contract/bedType';
import type { Id } from '@anzhu/api/contract/codecs';
import { contractForm } from '../kit/pure.ts';

/** A bed type as it is being filled in. */
export interface BedTypeDraft {
  /** Of a new one of the platform's admins. */
  hotelId: Id | null;
  name: string;
  specification: string;
  maxLoad: number | null;
  hardness: Hardness | null;
}

export const bedTypeForm = contractForm(addBedType, (draft: BedTypeDraft) => draft);

/** What the fields begin with; null for a new bed type. */
export const bedTypeDraft = (record: BedType | null): BedTypeDraft => ({
  hotelId: record?.hotelId ?? null,
  name: record?.name ?? '',
  specification: record?.specification ?? '',
  maxLoad: record?.maxLoad ?? null,
  hardness: record ? record.hardness : Hardness.medium,
});
