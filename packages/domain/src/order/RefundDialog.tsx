import type { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { RefusalNote, useDeed } from '../refusal/index.ts';
import { factsInBrief } from './describeOrder.tsx';

export interface RefundDialogProps {
  /** An order whose guest asks for a refund. */
  order: Order;
  /** Pays the whole amount back. Rejected: its message is shown, the order is still to be decided. */
  onApprove: () => void | Promise<void>;
  /** Refuses the refund; the order is a paid one again. */
  onRefuse: () => void | Promise<void>;
  /** Reads the list again after a conflict; the dialog closes. */
  onRefresh: () => void;
  onClose: () => void;
}

/**
 * 退款审核: why the guest asks, how much it is, and the two decisions. Closing decides nothing.
 * Rendered means open.
 *
 * Keyboard: Tab reaches 驳回, then 同意退款; Esc closes.
 */
export function RefundDialog({
  order,
  onApprove,
  onRefuse,
  onRefresh,
  onClose,
}: RefundDialogProps) {
  const [decision, setDecision] = useState<'approve' | 'refuse'>();
  const { run, isPending, refusal } = useDeed();
  const runs = (one: 'approve' | 'refuse'): boolean => isPending && decision === one;

  const decide = async (one: 'approve' | 'refuse'): Promise<void> => {
    setDecision(one);
    if (await run(one === 'approve' ? onApprove : onRefuse)) onClose();
  };

  return (
    <Dialog
      isOpen
      title="退款审核"
      isPending={isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            isPending={runs('refuse')}
            isDisabled={runs('approve')}
            onPress={() => decide('refuse')}
          >
            驳回
          </Button>
          <Button
            tone="brand"
            variant="solid"
            isPending={runs('approve')}
            isDisabled={runs('refuse')}
            onPress={() => decide('approve')}
          >
            同意退款
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <DescriptionList
          items={[...factsInBrief(order), { label: '退款原因', value: order.reason, isWide: true }]}
        />
        {order.lastPay !== null && (
          <Text as="p" tone="muted">
            同意后将原路退回{' '}
            <Text tone="ink" isStrong>
              {formatYuan(order.lastPay)}
            </Text>
          </Text>
        )}
        <RefusalNote
          refusal={refusal}
          onRefresh={() => {
            onRefresh();
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
