import type { Discount } from '@anzhu/api/contract/discount';
import type { PricedDiscount } from '@anzhu/api/rules/discounts';
import {
  companionsInWords,
  discountWarnings,
  workedExample,
} from '@anzhu/api/rules/discountExample';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { WarningNote } from '../kit/index.ts';

export interface DiscountPreviewProps {
  /** Null while value or condition are missing: then there is nothing to compute. */
  discount: PricedDiscount | null;
  /** The other discounts of its hotel. */
  others: readonly Discount[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** What a discount does, computed as for an order: an example, what it excludes, and what is doubtful. */
export function DiscountPreview({ discount, others, now }: DiscountPreviewProps) {
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
