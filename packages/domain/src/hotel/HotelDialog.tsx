import type { addHotel, Hotel } from '@anzhu/api/contract/hotel';
import { hotelCoverLimit } from '@anzhu/api/contract/upload';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { TagField } from '@anzhu/ui/TagField';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type UploadFile } from '@anzhu/ui/Uploader';
import { SaveDialog, saveQuestion, type RecordDialogProps } from '../kit/index.ts';
import { DepartmentField, departmentQuestion, type DepartmentChoice } from './DepartmentField.tsx';
import { hotelDraft, hotelForm, isolationNote } from './hotelForm.ts';

export interface HotelDialogProps
  extends RecordDialogProps<Hotel, typeof addHotel>, DepartmentChoice {
  /** Uploads the cover, and the pictures of the texts. */
  upload: UploadFile;
}

/**
 * 新增酒店 and 编辑酒店. A hotel that gets another department asks first. Rendered means open.
 */
export function HotelDialog(props: HotelDialogProps) {
  const { record, departments, upload, ...dialog } = props;
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      title={record ? `编辑酒店 · ${record.name}` : '新增酒店'}
      form={hotelForm}
      defaultValues={hotelDraft(record)}
      question={(values) => saveQuestion(departmentQuestion(record, values))}
    >
      {({ field, toggle }) => {
        const allowIsolation = toggle('allowIsolation');
        return (
          <FormGrid columns={2}>
            <TextField {...field('name')} />
            <DepartmentField {...field('deptId')} departments={departments} ownId={record?.id} />
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
