import { addItem, type Item } from '@anzhu/api/contract/item';
import type { Id } from '@anzhu/api/contract/codecs';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { HotelField, hotelRule, type HotelChoice } from '../hotel/index.ts';
import { contractForm, type RecordDialogProps, SaveDialog } from '../kit/index.ts';

/** An item as it is being filled in. */
export interface ItemDraft {
  /** Of a new one of the platform's admins. */
  hotelId: Id | null;
  name: string;
  price: number | null;
  unit: string;
  isActive: boolean;
}

export const itemForm = contractForm(addItem, (draft: ItemDraft) => draft);

/** What the fields begin with; null for a new item. */
const itemDraft = (record: Item | null): ItemDraft => ({
  hotelId: record?.hotelId ?? null,
  name: record?.name ?? '',
  price: record?.price ?? null,
  unit: record?.unit ?? '',
  isActive: record?.isActive ?? true,
});

export interface ItemDialogProps extends RecordDialogProps<Item, typeof addItem> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
}

/** 新增商品 and 编辑商品. The platform's admins choose the hotel of a new one. */
export function ItemDialog({ record, hotels, ...dialog }: ItemDialogProps) {
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      size="small"
      title={record ? `编辑商品 · ${record.name}` : '新增商品'}
      form={itemForm}
      defaultValues={itemDraft(record)}
      rules={hotelRule(hotels, record)}
    >
      {({ field, toggle }) => (
        <FormGrid columns={1}>
          <HotelField {...field('hotelId')} {...{ hotels, record }} />
          <TextField {...field('name')} />
          <NumberField unit="元" isTrimmed {...field('price')} />
          <TextField {...field('unit')} />
          <Checkbox {...toggle('isActive')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
