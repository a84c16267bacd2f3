import type { BedType } from '@anzhu/api/contract/bedType';
import { addRoomType, type RoomType } from '@anzhu/api/contract/roomType';
import { overloadWarning } from '@anzhu/api/rules/bedCapacity';
import { coverPending } from '@anzhu/api/rules/messages';
import { priceJumpQuestion } from '@anzhu/api/rules/money';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type ImageUploaderProps } from '@anzhu/ui/Uploader';
import type { Id } from '@anzhu/api/contract/codecs';
import { bedTypeNote } from '../bedType/index.ts';
import {
  HotelField,
  HotelRecordsPicker,
  hotelRule,
  ofHotel,
  type HotelChoice,
} from '../hotel/index.ts';
import {
  SaveDialog,
  saveQuestion,
  WarningNote,
  type RecordDialogProps,
  contractForm,
} from '../kit/index.ts';

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
  dayUseFee: number | null;
  sort: number | null;
}

export const roomTypeForm = contractForm(addRoomType, (draft: RoomTypeDraft) => ({
  ...draft,
  dayUseFee: draft.dayUseFee ?? 0,
  cover: draft.cover ?? '',
}));

/** What the fields begin with; null for a new room type. */
const roomTypeDraft = (record: RoomType | null): RoomTypeDraft => ({
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
  dayUseFee: record?.dayUseFee || null,
  sort: record ? record.sort : 0,
});

export interface RoomTypeDialogProps
  extends RecordDialogProps<RoomType, typeof addRoomType>, Pick<ImageUploaderProps, 'upload'> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** Those of the hotel; undefined while they are loading. */
  bedTypes: readonly BedType[] | undefined;
  /** The hotel of a new one has been chosen: its bed types are needed. */
  onHotelChange?: ((id: Id | null) => void) | undefined;
}

/**
 * 新增房型 and 编辑房型. More guests than the beds sleep are warned of. The platform's admins choose the
 * hotel of a new one; another hotel has other bed types.
 */
export function RoomTypeDialog(props: RoomTypeDialogProps) {
  const { record, hotels, bedTypes, onHotelChange, upload, ...dialog } = props;
  const loadOf = (id: string) => bedTypes?.find((bed) => bed.id === id)?.maxLoad ?? null;
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      title={record ? `编辑房型 · ${record.name}` : '新增房型'}
      form={roomTypeForm}
      defaultValues={roomTypeDraft(record)}
      rules={hotelRule(hotels, record)}
      question={({ fee, isolationFee }) =>
        saveQuestion([
          priceJumpQuestion('价格', [record?.fee], fee),
          priceJumpQuestion('隔离价格', [record?.isolationFee], isolationFee),
        ])
      }
    >
      {({ field, toggle, set }) => {
        const [hotel, beds, bed, maxLoad] = [
          field('hotelId'),
          field('bedType'),
          field('bed'),
          field('maxLoad'),
        ];
        const warning = overloadWarning({
          bed: bed.value,
          maxLoad: maxLoad.value,
          bedLoads: beds.value.map(loadOf),
        });
        return (
          <FormGrid columns={2}>
            <HotelField
              {...hotel}
              {...{ hotels, record }}
              onChange={(hotelId) => {
                set({ hotelId, bedType: [] });
                onHotelChange?.(hotelId);
              }}
            />
            <TextField {...field('name')} />
            <FormWide>
              <HotelRecordsPicker
                {...beds}
                {...{ hotels, hotelId: hotel.value, records: bedTypes, noteOf: bedTypeNote }}
                description={
                  bedTypes && ofHotel(bedTypes, hotels, hotel.value).length === 0
                    ? '酒店还没有床型，请先在床型管理中新增'
                    : undefined
                }
              />
            </FormWide>
            <NumberField step={1} unit="张" {...bed} />
            <NumberField step={1} unit="人" {...maxLoad} />
            <FormWide>
              <Stack gap={2}>
                <WarningNote warnings={warning === null ? [] : [warning]} />
                <Inline gap={4}>
                  <Checkbox {...toggle('haveWindow')} />
                  <Checkbox {...toggle('network')} />
                  <Checkbox {...toggle('haveBreakfast')} />
                </Inline>
              </Stack>
            </FormWide>
            <NumberField unit="元" isTrimmed {...field('fee')} />
            <NumberField unit="元" isTrimmed {...field('isolationFee')} />
            <NumberField
              unit="元/时"
              isTrimmed
              {...field('dayUseFee')}
              description="不填则不按钟点售"
            />
            <NumberField {...field('sort')} />
            <FormWide>
              <ImageUploader
                shape="wide"
                upload={upload}
                pendingMessage={coverPending}
                {...field('cover')}
              />
            </FormWide>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
