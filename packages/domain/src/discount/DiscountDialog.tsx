import type { Id } from '@anzhu/api/contract/codecs';
import {
  DiscountEffect,
  discountEffectLabel,
  DiscountExclusion,
  discountExclusionLabel,
  DiscountKind,
  discountKindLabel,
  type addDiscount,
  type Discount,
} from '@anzhu/api/contract/discount';
import { conditionInWords, reductionInWords } from '@anzhu/api/rules/discountWords';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type ImageUploaderProps } from '@anzhu/ui/Uploader';
import type { PricedDiscount } from '@anzhu/api/rules/discounts';
import {
  companionsInWords,
  discountWarnings,
  workedExample,
} from '@anzhu/api/rules/discountExample';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import {
  HotelField,
  HotelRecordsPicker,
  hotelRule,
  ofHotel,
  type HotelChoice,
} from '../hotel/index.ts';
import { optionsOf, SaveDialog, WarningNote, type RecordDialogProps } from '../kit/index.ts';
import { discountDraft, discountForm, pricedDraft } from './discountForm.ts';

export interface DiscountDialogProps
  extends RecordDialogProps<Discount, typeof addDiscount>, Pick<ImageUploaderProps, 'upload'> {
  /** The hotels to choose from, where there are several. */
  hotels: HotelChoice;
  /** Those of the hotel; undefined while they are loading. */
  discounts: readonly Discount[] | undefined;
  /** The hotel of a new one has been chosen: its discounts are needed. */
  onHotelChange?: ((id: Id | null) => void) | undefined;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

const kindOptions = optionsOf(discountKindLabel);
const effectOptions = optionsOf(discountEffectLabel);
const exclusionOptions = optionsOf(discountExclusionLabel);

/** How a value is typed: yuan, or 折. */
const valueLooks = {
  [DiscountKind.flat]: { unit: '元', decimals: 2 },
  [DiscountKind.percentage]: {
    unit: '折',
    decimals: 3,
    placeholder: '8.5',
    description: '八五折填 8.5 或 85',
  },
};
const conditionLooks = {
  [DiscountEffect.nights]: { unit: '晚', decimals: 0 },
  [DiscountEffect.spending]: { unit: '元', decimals: 2 },
};

/** The limits of numbers are none of a time. */
const unbounded = { min: undefined, max: undefined };

const noteOf = (discount: Discount): string =>
  `${reductionInWords(discount)} · ${conditionInWords(discount)}`;

/**
 * 新增优惠 and 编辑优惠. An example follows what is typed, with what the discount excludes and what is
 * doubtful about it. Another kind, condition or hotel clears what was typed for the one before.
 */
export function DiscountDialog(props: DiscountDialogProps) {
  const { record, hotels, discounts, now, onHotelChange, upload, ...dialog } = props;
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      title={record ? `编辑优惠 · ${record.name}` : '新增优惠'}
      form={discountForm}
      defaultValues={discountDraft(record)}
      rules={hotelRule(hotels, record)}
    >
      {({ field, set }) => {
        const hotel = field('hotelId');
        const [kind, value] = [field('discountsType'), field('discounts')];
        const [effect, condition] = [field('effectType'), field('effectCondition')];
        const [exclusion, range] = [field('exclusiveType'), field('exclusiveRange')];
        const until = field('validityTime');
        const priced = pricedDraft(
          {
            ...discountDraft(null),
            discountsType: kind.value,
            discounts: value.value,
            effectType: effect.value,
            effectCondition: condition.value,
            exclusiveType: exclusion.value,
            exclusiveRange: range.value,
            validityTime: until.value,
          },
          record?.id,
        );
        const others = ofHotel(discounts, hotels, hotel.value).filter(
          ({ id }) => id !== record?.id,
        );
        return (
          <FormGrid columns={2}>
            <HotelField
              {...hotel}
              {...{ hotels, record }}
              onChange={(hotelId) => {
                set({ hotelId, exclusiveRange: [] });
                onHotelChange?.(hotelId);
              }}
            />
            <TextField {...field('name')} />
            <DateTimeField
              {...until}
              {...unbounded}
              today={now.slice(0, 10)}
              defaultTime="23:59:59"
            />
            <FormWide>
              <TextArea rows={2} {...field('description')} />
            </FormWide>
            <RadioGroup
              {...kind}
              options={kindOptions}
              onChange={(discountsType) => set({ discountsType, discounts: null })}
            />
            <NumberField isTrimmed {...value} {...valueLooks[kind.value]} />
            <RadioGroup
              {...effect}
              options={effectOptions}
              onChange={(effectType) => set({ effectType, effectCondition: null })}
            />
            {effect.value === DiscountEffect.always ? (
              <span />
            ) : (
              <NumberField isTrimmed {...condition} isRequired {...conditionLooks[effect.value]} />
            )}
            <FormWide>
              <RadioGroup
                {...exclusion}
                options={exclusionOptions}
                onChange={(exclusiveType) => set({ exclusiveType, exclusiveRange: [] })}
              />
            </FormWide>
            {exclusion.value === DiscountExclusion.listed && (
              <FormWide>
                <HotelRecordsPicker
                  {...range}
                  {...{ hotels, noteOf, hotelId: hotel.value, records: discounts }}
                  isRequired
                  except={record?.id}
                />
              </FormWide>
            )}
            <FormWide>
              <DiscountPreview {...{ others, now }} discount={priced} />
            </FormWide>
            <FormWide>
              <ImageUploader upload={upload} {...field('picture')} />
            </FormWide>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

interface DiscountPreviewProps {
  /** Null while value or condition are missing: then there is nothing to compute. */
  discount: PricedDiscount | null;
  /** The other discounts of its hotel. */
  others: readonly Discount[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** What a discount does, computed as for an order: an example, what it excludes, and what is doubtful. */
function DiscountPreview({ discount, others, now }: DiscountPreviewProps) {
  return (
    <section aria-label="优惠示例" aria-live="polite">
      <Stack gap={2}>
        <Text as="p">{discount ? workedExample(discount) : '填写优惠数值后显示示例'}</Text>
        {discount && (
          <Text as="p" tone="muted">
            {companionsInWords(discount, others)}
          </Text>
        )}
        <WarningNote warnings={discount ? discountWarnings(discount, others, now) : []} />
      </Stack>
    </section>
  );
}
