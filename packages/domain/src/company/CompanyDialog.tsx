import { addCompany, type Company } from '@anzhu/api/contract/company';
import type { Id } from '@anzhu/api/contract/codecs';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import type { RoomType } from '@anzhu/api/contract/roomType';
import { HotelField, hotelRule, type HotelChoice } from '../hotel/index.ts';
import { AgreedPrices, type AgreedPrice } from './AgreedPrices.tsx';
import { contractForm, type RecordDialogProps, SaveDialog } from '../kit/index.ts';

/** A company as it is being filled in. */
export interface CompanyDraft {
  /** Of a new one of the platform's admins. */
  hotelId: Id | null;
  name: string;
  taxNumber: string;
  contact: string;
  contactPhone: string;
  share: number | null;
  prices: readonly AgreedPrice[];
  creditLimit: number | null;
  until: string;
  remark: string;
}

export const companyForm = contractForm(addCompany, (draft: CompanyDraft) => ({
  ...draft,
  until: draft.until.slice(0, 10) || null,
}));

/** What the fields begin with; null for a new company. */
const companyDraft = (record: Company | null): CompanyDraft => ({
  hotelId: record?.hotelId ?? null,
  name: record?.name ?? '',
  taxNumber: record?.taxNumber ?? '',
  contact: record?.contact ?? '',
  contactPhone: record?.contactPhone ?? '',
  share: record?.share ?? null,
  prices: record?.prices.map(({ roomType, price }) => ({ roomType, price })) ?? [],
  creditLimit: record?.creditLimit ?? null,
  until: record?.until ?? '',
  remark: record?.remark ?? '',
});

export interface CompanyDialogProps extends RecordDialogProps<Company, typeof addCompany> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** The room types of the hotel; undefined while they are loading, and while none is chosen. */
  roomTypes: readonly RoomType[] | undefined;
  /** The hotel of a new company has been chosen: its room types are needed. */
  onHotelChange: (id: Id | null) => void;
  /** `yyyy-MM-dd` */
  today: string;
}

const unbounded = { min: undefined, max: undefined };

/** 新增协议单位 and 编辑协议单位. The platform's admins choose the hotel of a new one. */
export function CompanyDialog(props: CompanyDialogProps) {
  const { record, hotels, roomTypes, today, onHotelChange, ...dialog } = props;
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      title={record ? `编辑协议单位 · ${record.name}` : '新增协议单位'}
      form={companyForm}
      defaultValues={companyDraft(record)}
      rules={hotelRule(hotels, record)}
    >
      {({ field, list, set }) => {
        return (
          <FormGrid columns={2}>
            <HotelField
              {...field('hotelId')}
              {...{ hotels, record }}
              // Another hotel has room types of its own.
              onChange={(hotelId) => {
                set({ hotelId, prices: [] });
                onHotelChange(hotelId);
              }}
            />
            <TextField {...field('name')} />
            <TextField {...field('taxNumber')} />
            <TextField {...field('contact')} />
            <TextField type="tel" width="phone" {...field('contactPhone')} />
            <NumberField step={1} unit="%" {...field('share')} />
            <NumberField unit="元" isTrimmed {...field('creditLimit')} />
            <DateTimeField {...field('until')} {...unbounded} hasTime={false} today={today} />
            <FormWide>
              <TextArea {...field('remark')} />
            </FormWide>
            <FormWide>
              <AgreedPrices list={list('prices')} roomTypes={roomTypes} />
            </FormWide>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
