import type { InputOf } from '@anzhu/api/contract/endpoint';
import { Hotel, type modifyHotel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { done } from '@anzhu/api/rules/messages';
import { Button } from '@anzhu/ui/Button';
import {
  Form,
  FormPart,
  FormProblem,
  UnsavedQuestion,
  useForm,
  useUnsavedGuard,
} from '@anzhu/ui/Form';
import { Panel } from '@anzhu/ui/Panel';
import { RichText } from '@anzhu/ui/RichText';
import { NavSection, SectionNav } from '@anzhu/ui/SectionNav';
import { Text } from '@anzhu/ui/Text';
import { toast } from '@anzhu/ui/Toast';
import { ImageUploader, type UploadFile } from '@anzhu/ui/Uploader';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useStable } from '@anzhu/ui/useStable';
import { bindFields, changesOf } from '../kit/index.ts';
import type { DepartmentChoice } from './DepartmentField.tsx';
import { GuestPreview } from './GuestPreview.tsx';
import { BasicFields, DeskFields, LocationFields, type MyHotelFields } from './MyHotelFields.tsx';
import { bar, page, preview, sections } from './MyHotelForm.css.ts';
import { myHotelDraft, myHotelForm, textNames, type MyHotelDraft } from './myHotelForm.ts';

export interface MyHotelFormProps {
  /** The hotel as it is stored; the form begins with it. */
  hotel: Hotel;
  /** Without the right to change it. */
  isReadOnly: boolean;
  /** For an admin, who chooses the department as well. @default null: it is shown only */
  choice?: DepartmentChoice | null;
  /** Bytes of the cover at most; without it, those of every picture. */
  maxCoverBytes?: number | undefined;
  /** Uploads the cover, and the pictures of the texts. */
  upload: UploadFile;
  /** Saves the fields that were changed. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: InputOf<typeof modifyHotel>) => unknown;
}

const labels = labelsOf(Hotel);

const navItems = [
  { id: 'hotel-basic', label: '基本信息' },
  { id: 'hotel-desk', label: '前台' },
  { id: 'hotel-place', label: '位置' },
  { id: 'hotel-pictures', label: '图片' },
  ...textNames.map((name) => ({ id: `hotel-${name}`, label: labels[name] })),
];

/**
 * 我的酒店, and for an admin any other: every field of a hotel in sections, with 宾客视角预览 beside them. It follows the record until
 * something is filled in. The browser warns of unsaved changes when the page is closed; a router does so with
 * `useHasUnsaved`.
 *
 * Keyboard: Enter in a field saves; the links of the sections go to them.
 */
export function MyHotelForm({
  hotel,
  isReadOnly,
  choice = null,
  maxCoverBytes,
  upload,
  onSave,
}: MyHotelFormProps) {
  const formId = useId();
  const form = useForm<MyHotelDraft, InputOf<typeof modifyHotel>>({
    defaultValues: myHotelDraft(hotel),
    check: (draft) => myHotelForm.check(draft),
    onSubmit: async (values) => {
      await onSave({ ...changesOf(values, form, myHotelForm), id: hotel.id });
      toast.success(done);
    },
  });
  const { isDirty, isPending } = form;
  const guard = useUnsavedGuard(isDirty);
  const shown = useRef(hotel);
  const follow = useStable((record: Hotel) => {
    if (record === shown.current) return;
    shown.current = record;
    if (!isDirty) form.reset(myHotelDraft(record));
  });
  useEffect(() => follow(hotel), [hotel, follow]);

  const part = (render: (fields: MyHotelFields) => ReactNode): ReactNode => (
    <FormPart form={form}>{(view) => render(bindFields(view, myHotelForm))}</FormPart>
  );

  return (
    <div className={page}>
      <SectionNav label="我的酒店" items={navItems} />
      <div>
        <Form id={formId} onSubmit={form.submit}>
          <div className={sections}>
            <NavSection id="hotel-basic">
              <Panel
                title="基本信息"
                description={
                  choice === null && hotel.deptName && `${labels.deptName}：${hotel.deptName}`
                }
              >
                {part((fields) => (
                  <BasicFields {...fields} {...{ isReadOnly, choice, hotel }} />
                ))}
              </Panel>
            </NavSection>
            <NavSection id="hotel-desk">
              <Panel title="前台">
                {part((fields) => (
                  <DeskFields {...fields} isReadOnly={isReadOnly} />
                ))}
              </Panel>
            </NavSection>
            <NavSection id="hotel-place">
              <Panel title="位置">
                {part((fields) => (
                  <LocationFields {...fields} isReadOnly={isReadOnly} />
                ))}
              </Panel>
            </NavSection>
            <NavSection id="hotel-pictures">
              <Panel title="图片">
                {part(({ field }) => (
                  <ImageUploader
                    {...field('cover')}
                    shape="wide"
                    {...(maxCoverBytes !== undefined && { maxBytes: maxCoverBytes })}
                    upload={upload}
                    isReadOnly={isReadOnly}
                  />
                ))}
              </Panel>
            </NavSection>
            {textNames.map((name) => (
              <NavSection key={name} id={`hotel-${name}`}>
                <Panel title={labels[name]}>
                  {part(({ field }) => (
                    <RichText
                      {...field(name)}
                      isLabelHidden
                      uploadImage={upload}
                      isReadOnly={isReadOnly}
                    />
                  ))}
                </Panel>
              </NavSection>
            ))}
          </div>
          <FormProblem form={form} />
        </Form>
        {!isReadOnly && (
          <div className={bar} data-foot="">
            <Text size="small" tone="muted">
              {isDirty ? '有未保存的修改' : ''}
            </Text>
            <Button
              isDisabled={!isDirty || isPending}
              onPress={() => guard.leave(() => form.reset(myHotelDraft(hotel)))}
            >
              放弃修改
            </Button>
            <Button type="submit" form={formId} tone="brand" variant="solid" isPending={isPending}>
              保存
            </Button>
          </div>
        )}
        <UnsavedQuestion {...guard.question} />
      </div>
      <aside className={preview} aria-label="宾客视角预览">
        {part(({ field }) => (
          <GuestPreview
            name={field('name').value}
            cover={field('cover').value}
            badge={field('badge').value}
            province={field('province').value}
            city={field('city').value}
            address={field('address').value}
            contactPhone={field('contactPhone').value}
            parkingLot={field('parkingLot').value}
            texts={textNames.map((name) => ({ title: labels[name], html: field(name).value }))}
          />
        ))}
      </aside>
    </div>
  );
}
