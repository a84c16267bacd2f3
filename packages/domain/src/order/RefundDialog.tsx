import type { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Text } from '@anzhu/ui/Text';
import { ActionDialog } from '../kit/index.ts';
import { factsInBrief } from './describeOrder.tsx';
import { customerOf } from './status.ts';

export interface RefundDialogProps {
  /** An order with a refund request. */
  order: Order;
  /** Pays the whole amount back. Rejected: the message is shown, nothing is decided. */
  onApprove: () => unknown;
  /** Refuses the refund; the order becomes a paid one again. */
  onRefuse: () => unknown;
  /**
   * Called when the dialog closes: after saving, and on 取消, × and Esc, which first ask about changes that would be
   * lost.
   */
  onClose: () => void;
}

/**
 * 退款审核: the guest's reason, the amount, and the two decisions. 同意退款 asks once more, naming guest and
 * sum (spec: orders). Closing decides nothing. Rendered means open.
 *
 * Keyboard: Tab reaches 驳回, then 同意退款; Esc closes.
 */
export function RefundDialog({ order, onApprove, onRefuse, onClose }: RefundDialogProps) {
  const sum = order.lastPay === null ? '' : formatYuan(order.lastPay);
  return (
    <ActionDialog
      title="退款审核"
      actions={[
        { label: '驳回', onAction: onRefuse, success: '驳回成功' },
        {
          label: '同意退款',
          onAction: onApprove,
          success: '退款成功',
          question: {
            title: `向「${order.name ?? customerOf(order) ?? `订单 ${order.id}`}」退款${sum && ` ${sum}`}？`,
            children: '款项将原路退回，退款后无法撤销。',
          },
        },
      ]}
      onClose={onClose}
    >
      <DescriptionList
        items={[...factsInBrief(order), { label: '退款原因', value: order.reason, isWide: true }]}
      />
      {sum && (
        <Text as="p" tone="muted">
          同意后将原路退回{' '}
          <Text tone="ink" isStrong>
            {sum}
          </Text>
        </Text>
      )}
    </ActionDialog>
  );
}
