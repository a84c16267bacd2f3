import { hardnessLabel, type addBedType, type BedType } from '@anzhu/api/contract/bedType';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { TextField } from '@anzhu/ui/TextField';
import { HotelField, hotelRule, type HotelChoice } from '../hotel/index.ts';
import { optionsOf, SaveDialog, type RecordDialogProps } from '../kit/index.ts';
import { bedTypeDraft, bedTypeForm } from './bedTypeForm.ts';

export interface BedTypeDialogProps extends RecordDialogProps<BedType, typeof addBedType> {
  hotels: HotelChoice;
}

const hardnessOptions = optionsOf(hardnessLabel);

/** 新增床型 and 编辑床型. The platform's admins choose the hotel of a new one. */
export function BedTypeDialog({ record, hotels, ...dialog }: BedTypeDialogProps) {
  return (
    <SaveDialog
      {...dialog}
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
