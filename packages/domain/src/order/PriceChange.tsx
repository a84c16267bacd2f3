import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { ArrowRight } from '@anzhu/ui/Icon';

const words = (yuan: number | null): string => (yuan === null ? nothing : formatYuan(yuan));

/** An old price and the new one, side by side, in yuan. */
export function PriceChange({ from, to }: { from: number | null; to: number | null }) {
  return (
    <Inline gap={2}>
      <Text tone="muted">{words(from)}</Text>
      <ArrowRight size={16} aria-label="改为" />
      <Text size="lead" tone="ink" isStrong>
        {words(to)}
      </Text>
    </Inline>
  );
}
