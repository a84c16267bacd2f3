import type { InputOf } from '@anzhu/api/contract/endpoint';
import { changePrice, type Order } from '@anzhu/api/contract/order';
import { FormGrid, type FormErrors } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { ArrowRight } from '@anzhu/ui/Icon';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { OrderHead } from './describeOrder.tsx';

export interface ChangePriceDialogProps {
  /** An unpaid order. */
  order: Order;
  /** Sends the new price, in yuan. Rejected: the message is shown, what was typed stays. */
  onSave: (input: InputOf<typeof changePrice>) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface PriceDraft {
  id: Order['id'];
  lastPay: number | null;
}

const priceForm = contractForm(changePrice, (draft: PriceDraft) => ({ ...draft }));

/** What the contract cannot say of a new price. */
function priceErrors(price: number | null, current: number | null): FormErrors {
  if (price === null) return { lastPay: '新价格不能为空' };
  return price === current ? { lastPay: '新价格与当前价格相同' } : {};
}

/**
 * 修改价格: a new price for an unpaid order, from the present one, with the difference; confirmed with the old one beside it before it is saved.
 * Rendered means open.
 *
 * Keyboard: Enter in the field asks for confirmation; Esc closes.
 */
export function ChangePriceDialog({ order, onSave, onClose }: ChangePriceDialogProps) {
  return (
    <SaveDialog
      title="修改价格"
      saveLabel="确定"
      success="改价成功"
      form={priceForm}
      defaultValues={{ id: order.id, lastPay: order.lastPay }}
      rules={({ lastPay }) => priceErrors(lastPay, order.lastPay)}
      question={({ lastPay }) => ({
        title: '用户将以修改后的价格支付',
        children: <PriceChange from={order.lastPay} to={lastPay} />,
      })}
      intro={<OrderHead order={order} />}
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => {
        const price = field('lastPay');
        return (
          <FormGrid columns={1}>
            <NumberField
              unit="元"
              description={differenceOf(order.lastPay, price.value)}
              {...price}
            />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

const words = (yuan: number | null): string => (yuan === null ? nothing : formatYuan(yuan));

/** What a new price is more or less than the present one, in yuan and percent; nothing where they are the same. */
function differenceOf(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null || from === to) return undefined;
  const difference = Math.round((to - from) * 100) / 100;
  const percent = from === 0 ? '' : `（${Math.round((difference / from) * 1000) / 10}%）`;
  return `${difference < 0 ? '减' : '加'} ${formatYuan(Math.abs(difference))}${percent}`;
}

/** An old price and the new one, side by side, in yuan. */
function PriceChange({ from, to }: { from: number | null; to: number | null }) {
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
