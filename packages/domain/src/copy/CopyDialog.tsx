import {
  copiedKindLabel,
  copyRecords,
  type CopiedKind,
  type HotelCopy,
  type previewCopy,
} from '@anzhu/api/contract/copy';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { Button } from '@anzhu/ui/Button';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { MultiPicker } from '@anzhu/ui/Picker';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { useMemo, useRef, useState } from 'react';
import { HotelsPicker, type HotelSource } from '../hotel/index.ts';
import { contractForm, SaveDialog, WarningNote } from '../kit/index.ts';
import { hotelList } from './CopyDialog.css.ts';
import { countCopy, describeCopy, summarizeCopy } from './words.ts';

/** What is to be copied, and where to. */
export type CopyChoice = InputOf<typeof previewCopy>;

/** What the server says the copy would make. */
interface CopyPreview {
  /** Undefined while there is none. */
  hotels: readonly HotelCopy[] | undefined;
  isLoading: boolean;
  /** Why the server would refuse the copy. */
  refusal: string | null;
}

interface Named {
  id: Id;
  name: string;
}

export interface CopyDialogProps {
  kind: CopiedKind;
  /** The record that is copied at first. */
  record: Named & { hotelId: Id | null; hotelName: string | null };
  /** All records of its kind and hotel; undefined while they are loading. */
  records: readonly Named[] | undefined;
  /** The hotels to choose from. */
  hotels: HotelSource;
  /** All other hotels, where they are few enough to choose them at once. */
  all: readonly Named[] | undefined;
  /** The preview of what `onChoose` has named. */
  preview: CopyPreview;
  /** Called with what is to be previewed; null while something is missing. */
  onChoose: (choice: CopyChoice | null) => void;
  /** Copies. Rejected: the message is shown, the choice stays. @returns what was made */
  onCopy: (input: InputOf<typeof copyRecords>) => Promise<readonly HotelCopy[]>;
  /** Reads the preview again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called on 取消, 关闭, × and Esc. */
  onClose: () => void;
}

const copyForm = contractForm(copyRecords, (draft: CopyChoice) => ({ ...draft }));

const optionsOf = (named: readonly Named[] | undefined) =>
  (named ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** What is to be previewed of a choice; null while something is missing. */
const chosen = (choice: CopyChoice): CopyChoice | null =>
  choice.ids.length > 0 && choice.hotelIds.length > 0 ? choice : null;

/**
 * 复制到其他酒店: copies room types, bed types or discounts of a hotel to others. It says beforehand what will be
 * made in each, what is there by name, and which prices are overwritten; and afterwards what was made. Rendered means
 * open.
 *
 * Keyboard: as `MultiPicker`; Esc closes.
 */
export function CopyDialog(props: CopyDialogProps) {
  const { kind, record, records, hotels, all, preview, onChoose, onCopy, onRefresh, onClose } =
    props;
  const label = copiedKindLabel[kind];
  const [result, setResult] = useState<readonly HotelCopy[] | null>(null);
  const isDone = useRef(false);
  const options = useMemo(() => optionsOf(records ?? [record]), [records, record]);

  if (result) {
    return (
      <Dialog
        isOpen
        title={`已复制${label}`}
        onClose={onClose}
        footer={<Button onPress={onClose}>关闭</Button>}
      >
        <CopyList hotels={result} />
      </Dialog>
    );
  }
  return (
    <SaveDialog
      title={[`复制${label}到其他酒店`, record.hotelName].filter(Boolean).join(' · ')}
      saveLabel="复制"
      success={null}
      form={copyForm}
      defaultValues={{ kind, ids: [record.id], hotelIds: [], overwritesPrices: false }}
      rules={() => {
        // Only what was shown is copied.
        if (preview.isLoading) return { hotelIds: '正在核对，请稍候' };
        const counts = preview.hotels && countCopy(preview.hotels);
        const isNothing = counts && counts.made + counts.overwritten === 0;
        return isNothing ? { hotelIds: '所选酒店都已有，没有可复制的' } : {};
      }}
      onSave={async (input) => {
        const made = await onCopy({ ...input, ...(preview.hotels && countCopy(preview.hotels)) });
        isDone.current = true;
        setResult(made);
      }}
      onRefresh={onRefresh}
      onClose={() => {
        if (!isDone.current) onClose();
      }}
    >
      {({ field, toggle, set, read }) => {
        const ids = field('ids');
        const hotelIds = field('hotelIds');
        const overwrites = toggle('overwritesPrices');
        const choose = (change: Partial<CopyChoice>): void => {
          set(change);
          onChoose(chosen({ ...read(), ...change }));
        };
        return (
          <Stack gap={3}>
            <FormGrid columns={1}>
              <MultiPicker
                {...ids}
                label={label}
                options={options}
                isLoading={records === undefined}
                onChange={(next) => choose({ ids: [...next] })}
              />
              <HotelsPicker
                {...hotelIds}
                label="复制到"
                hotels={hotels}
                except={record.hotelId}
                onChange={(next) => choose({ hotelIds: [...next] })}
              />
            </FormGrid>
            <Inline gap={4}>
              {all && (
                <Button
                  size="small"
                  isDisabled={all.length === 0}
                  onPress={() => choose({ hotelIds: all.map(({ id }) => id) })}
                >
                  选择全部 {all.length} 家
                </Button>
              )}
              {kind === 'roomType' && (
                <Checkbox
                  {...overwrites}
                  label="覆盖已有同名房型的价格"
                  onChange={(overwritesPrices) => choose({ overwritesPrices })}
                />
              )}
            </Inline>
            <div aria-live="polite">
              {preview.isLoading && <Skeleton width="100%" height={96} />}
              {!preview.isLoading && preview.hotels && <CopyList hotels={preview.hotels} isAhead />}
              <WarningNote warnings={preview.refusal === null ? [] : [preview.refusal]} />
            </div>
          </Stack>
        );
      }}
    </SaveDialog>
  );
}

/** What a copy makes, hotel by hotel. */
function CopyList({ hotels, isAhead }: { hotels: readonly HotelCopy[]; isAhead?: boolean }) {
  return (
    <Stack gap={2}>
      <Text isStrong>
        {isAhead ? '将' : '已'}
        {summarizeCopy(hotels)}
      </Text>
      <div className={hotelList}>
        <DescriptionList
          columns={1}
          items={hotels.map((hotel) => ({
            label: hotel.hotelName,
            value: describeCopy(hotel).join('；'),
          }))}
        />
      </div>
    </Stack>
  );
}
