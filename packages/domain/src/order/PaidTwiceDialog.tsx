import { settlePaidTwice } from '@anzhu/api/contract/booking';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { type Order, orderDueLabel } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog, WarningNote } from '../kit/index.ts';
import { OrderHead } from './describeOrder.tsx';

export interface PaidTwiceDialogProps {
  /** An order that its channel and the desk have both received money for. */
  order: Order;
  /** Settles it. Rejected: the message is shown, what was typed stays. */
  onSave: (input: InputOf<typeof settlePaidTwice>) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

type Draft = InputOf<typeof settlePaidTwice>;

const settleForm = contractForm(settlePaidTwice, (draft: Draft) => draft);

/**
 * 渠道重复收款: how the money that was received twice went back to the guest; the bill stays as it is. Rendered means open.
 *
 * Keyboard: Enter in the field saves; Esc closes.
 */
export function PaidTwiceDialog({ order, onSave, onClose }: PaidTwiceDialogProps) {
  const amount = order.paidTwice ?? 0;
  return (
    <SaveDialog
      title={`${orderDueLabel.paidTwice} · ${order.name ?? order.id}`}
      saveLabel="已处理"
      success="已处理"
      form={settleForm}
      defaultValues={{ id: order.id, amount, note: '' }}
      intro={
        <Stack gap={3}>
          <OrderHead order={order} />
          <Text tone="muted">{`${orderDueLabel.paidTwice} ${formatYuan(amount)}`}</Text>
        </Stack>
      }
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <WarningNote
            warnings={['渠道报告已收，酒店也已收齐：请由一方退还客人；柜台退还的，先在账单记退款']}
          />
          <TextField {...field('note')} placeholder="渠道已退还客人" />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
