import { formatYuan } from '@anzhu/api/rules/money';
import { Text } from '@anzhu/ui/Text';
import type { StayPrice } from '../price.ts';
import { priceLine } from './CheckIn.css.ts';

/** What the stay costs, before and after discounts; nothing where the price is not known. */
export function PriceLine({ price }: { price: StayPrice | null }) {
  if (!price) return null;
  const { pay, lastPay } = price;
  return (
    <div className={priceLine}>
      {pay !== lastPay && (
        <Text size="small" tone="muted">
          应付 {formatYuan(pay)}
        </Text>
      )}
      {lastPay === null ? (
        <Text size="small" tone="subtle">
          优惠在办理时计算
        </Text>
      ) : (
        <Text>
          实付 <Text isStrong>{formatYuan(lastPay)}</Text>
        </Text>
      )}
    </div>
  );
}
