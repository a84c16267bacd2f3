import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import type { addHotel, Hotel } from '@anzhu/api/contract/hotel';
import { hotelCoverLimit } from '@anzhu/api/contract/upload';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { TagField } from '@anzhu/ui/TagField';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type UploadFile } from '@anzhu/ui/Uploader';
import { useMemo } from 'react';
import { RecordTreePicker } from '../record/index.ts';
import { SaveDialog, type RecordDialogProps } from '../kit/index.ts';
import { hotelDraft, hotelForm, isolationNote } from './hotelForm.ts';

export interface HotelDialogProps extends RecordDialogProps<Hotel, typeof addHotel> {
  /** A tree; undefined while loading. */
  departments: readonly Department[] | undefined;
  /** All hotels, whose departments cannot be chosen again; undefined while loading. */
  hotels: readonly Pick<Hotel, 'id' | 'name' | 'deptId'>[] | undefined;
  /** Uploads the cover, and the pictures of the texts. */
  upload: UploadFile;
}

/**
 * 新增酒店 and 编辑酒店. A department has one hotel at most: those that have one cannot be chosen. Rendered means
 * open.
 */
export function HotelDialog(props: HotelDialogProps) {
  const { record, departments, hotels, upload, ...dialog } = props;
  const ownId = record?.id;
  const reasonOf = useMemo(() => {
    const taken = new Set(hotels?.filter(({ id }) => id !== ownId).map(({ deptId }) => deptId));
    return (department: Id) => (taken.has(department) ? '已有酒店' : undefined);
  }, [hotels, ownId]);
  return (
    <SaveDialog
      {...dialog}
      title={record ? `编辑酒店 · ${record.name}` : '新增酒店'}
      form={hotelForm}
      defaultValues={hotelDraft(record)}
    >
      {({ field, toggle }) => {
        const allowIsolation = toggle('allowIsolation');
        return (
          <FormGrid columns={2}>
            <TextField {...field('name')} />
            <RecordTreePicker
              {...field('deptId')}
              records={hotels && departments}
              reasonOf={reasonOf}
              description="部门及其下级的用户属于本酒店"
            />
            <FormWide>
              <TextField {...field('address')} />
            </FormWide>
            <FormWide>
              <TextField {...field('parkingLot')} placeholder="如 地下停车场 60 个车位" />
            </FormWide>
            <FormWide>
              <TagField
                {...field('badge')}
                placeholder="如 近地铁"
                description="按回车或逗号添加"
              />
            </FormWide>
            <FormWide>
              <Checkbox
                {...allowIsolation}
                description={isolationNote(allowIsolation.isSelected)}
              />
            </FormWide>
            <FormWide>
              <ImageUploader
                {...field('cover')}
                shape="wide"
                noun="封面图片"
                maxBytes={hotelCoverLimit}
                upload={upload}
              />
            </FormWide>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
