import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import { Hotel, type addHotel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { hotelCoverLimit } from '@anzhu/api/contract/upload';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { Image } from '@anzhu/ui/Image';
import { Inline } from '@anzhu/ui/Layout';
import { Switch } from '@anzhu/ui/Switch';
import { Tag } from '@anzhu/ui/Tag';
import { TagField } from '@anzhu/ui/TagField';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type UploadFile } from '@anzhu/ui/Uploader';
import { useMemo } from 'react';
import { DepartmentPicker } from '../department/index.ts';
import { SaveDialog, ViewDialog, type RecordDialogProps } from '../kit/index.ts';
import { hotelDraft, hotelForm } from './hotelForm.ts';
import { isolationNote } from './isolationNote.ts';
import { IsolationTag } from './IsolationTag.tsx';

export interface EditHotelDialogProps extends RecordDialogProps<Hotel, typeof addHotel> {
  /** A tree; undefined while loading. */
  departments: readonly Department[] | undefined;
  /** All hotels, whose departments cannot be chosen again; undefined while loading. */
  hotels: readonly Pick<Hotel, 'id' | 'name' | 'deptId'>[] | undefined;
  upload: UploadFile;
}

/** view is read-only; with a record it is edited, without one added. */
export type HotelDialogProps =
  | ({ mode?: 'save' } & EditHotelDialogProps)
  | { mode: 'view'; record: Hotel; onClose: () => void };

const labels = labelsOf(Hotel);

/**
 * 查看, 新增酒店 and 编辑酒店. A department has one hotel at most: those that have one cannot be chosen. Rendered
 * means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export function HotelDialog(props: HotelDialogProps) {
  return props.mode === 'view' ? <View {...props} /> : <Edit {...props} />;
}

function View({ record, onClose }: { record: Hotel; onClose: () => void }) {
  const { name, cover, badge, province, city } = record;
  return (
    <ViewDialog
      title={`查看酒店 · ${name}`}
      onClose={onClose}
      items={[
        {
          label: labels.cover,
          value: cover && <Image src={cover} alt={name} ratio={16 / 9} isPreviewable />,
          isWide: true,
        },
        { label: labels.name, value: name },
        { label: labels.deptName, value: record.deptName },
        { label: labels.address, value: record.address, isWide: true },
        { label: labels.province, value: province },
        { label: labels.city, value: city },
        { label: labels.contactPhone, value: record.contactPhone },
        { label: labels.parkingLot, value: record.parkingLot },
        {
          label: labels.badge,
          value: badge.length > 0 && (
            <Inline gap={1}>
              {badge.map((one) => (
                <Tag key={one} tone="neutral">
                  {one}
                </Tag>
              ))}
            </Inline>
          ),
        },
        { label: labels.allowIsolation, value: <IsolationTag isAllowed={record.allowIsolation} /> },
      ]}
    />
  );
}

function Edit({ record, departments, hotels, upload, onSave, onClose }: EditHotelDialogProps) {
  const ownId = record?.id;
  const reasonOf = useMemo(() => {
    const taken = new Set(hotels?.filter(({ id }) => id !== ownId).map(({ deptId }) => deptId));
    return (department: Id) => (taken.has(department) ? '已有酒店' : undefined);
  }, [hotels, ownId]);
  return (
    <SaveDialog
      title={record ? `编辑酒店 · ${record.name}` : '新增酒店'}
      form={hotelForm}
      defaultValues={hotelDraft(record)}
      onSave={onSave}
      onClose={onClose}
    >
      {({ field, toggle }) => {
        const allowIsolation = toggle('allowIsolation');
        return (
          <FormGrid columns={2}>
            <TextField {...field('name')} />
            <DepartmentPicker
              {...field('deptId')}
              departments={hotels && departments}
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
              <Switch {...allowIsolation} description={isolationNote(allowIsolation.isSelected)} />
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
