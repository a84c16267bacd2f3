import { cancelOrder } from '@anzhu/api/contract/booking';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Order } from '@anzhu/api/contract/order';
import { refundRefusal } from '@anzhu/api/rules/bill';
import { formatYuan, toFen } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { factsInBrief } from './describeOrder.tsx';
import { refundableOf } from './status.ts';

export interface CancelOrderDialogProps {
  /** An order whose guests have not come yet. */
  order: Order;
  /** Cancels it. Rejected: the message is shown, what was typed stays. */
  onSave: (input: InputOf<typeof cancelOrder>) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface CancelDraft {
  id: Order['id'];
  reason: string;
  refundAmount: number | null;
}

const cancelForm = contractForm(cancelOrder, (draft: CancelDraft) => ({ ...draft }));

/**
 * 取消订单: asks for the reason and, of a paid order, for what is to be paid back. Rendered means open.
 *
 * Keyboard: Enter in a field cancels the order; Esc closes.
 */
export function CancelOrderDialog({ order, onSave, onClose }: CancelOrderDialogProps) {
  const paid = refundableOf(order) ?? 0;
  return (
    <SaveDialog
      title={`取消订单 ${order.id}`}
      saveLabel="取消订单"
      // 取消 beside 取消订单 would be read as the same.
      cancelLabel="返回"
      success="订单已取消"
      form={cancelForm}
      defaultValues={{ id: order.id, reason: '', refundAmount: paid }}
      rules={({ refundAmount }) => {
        const refusal = refundRefusal(toFen(refundAmount ?? 0), toFen(paid));
        return refusal === null ? {} : { refundAmount: refusal };
      }}
      intro={<DescriptionList items={factsInBrief(order)} />}
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <TextField {...field('reason')} />
          {paid > 0 && (
            <NumberField
              {...field('refundAmount')}
              unit="元"
              description={`可退 ${formatYuan(paid)}。大于 0 时转为申请退款，由酒店管理员同意后退回；为 0 时订单关闭，款项不退`}
            />
          )}
        </FormGrid>
      )}
    </SaveDialog>
  );
}
