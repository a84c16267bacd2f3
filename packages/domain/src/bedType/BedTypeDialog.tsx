import { hardnessLabel, addBedType, Hardness, type BedType } from '@anzhu/api/contract/bedType';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { TextField } from '@anzhu/ui/TextField';
import type { Id } from '@anzhu/api/contract/codecs';
import { HotelField, hotelRule, type HotelChoice } from '../hotel/index.ts';
import { optionsOf, SaveDialog, type RecordDialogProps, contractForm } from '../kit/index.ts';

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
const bedTypeDraft = (record: BedType | null): BedTypeDraft => ({
  hotelId: record?.hotelId ?? null,
  name: record?.name ?? '',
  specification: record?.specification ?? '',
  maxLoad: record?.maxLoad ?? null,
  hardness: record ? record.hardness : Hardness.medium,
});

export interface BedTypeDialogProps extends RecordDialogProps<BedType, typeof addBedType> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

const hardnessOptions = optionsOf(hardnessLabel);

/** 新增床型 and 编辑床型. The platform's admins choose the hotel of a new one. */
export function BedTypeDialog({ record, hotels, ...dialog }: BedTypeDialogProps) {
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      size="small"
      title={record ? `编辑床型 · ${record.name}` : '新增床型'}
      form={bedTypeForm}
      defaultValues={bedTypeDraft(record)}
      rules={hotelRule(hotels, record)}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <HotelField {...field('hotelId')} {...{ hotels, record }} />
          <TextField {...field('name')} />
          <TextField placeholder="1.8 × 2.0 米" {...field('specification')} />
          <NumberField step={1} unit="人" {...field('maxLoad')} />
          <RadioGroup options={hardnessOptions} {...field('hardness')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
