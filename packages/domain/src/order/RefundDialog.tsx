import type { InputOf } from '@anzhu/api/contract/endpoint';
import { refundOrder, type Order } from '@anzhu/api/contract/order';
import { refundRefusal } from '@anzhu/api/rules/bill';
import { formatYuan, toFen } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid, useForm, type FormErrors } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useRef } from 'react';
import { ActionDialog, bindFields, contractForm } from '../kit/index.ts';
import { OrderHead } from './describeOrder.tsx';
import { customerOf, refundableOf, refundRouteOf } from './status.ts';

type Refund = InputOf<typeof refundOrder>;

export interface RefundDialogProps {
  /** An order with a refund request. */
  order: Order;
  /** Pays the whole back, or a part with its reason. Rejected: the message is shown, nothing is decided. */
  onApprove: (refund: Refund) => unknown;
  /** Refuses the refund; the order becomes a paid one again. */
  onRefuse: () => unknown;
  /** Called when the dialog closes: after a decision, and on × and Esc, which decide nothing. */
  onClose: () => void;
}

interface RefundDraft {
  id: Order['id'];
  refundAmount: number | null;
  reason: string;
}

const refundForm = contractForm(refundOrder, (draft: RefundDraft) => ({
  ...draft,
  paymentMethod: 'WECHAT',
  paymentClient: 'MP',
}));

const partReason = '部分退款原因';

/** What the contract cannot say of a refund of an order of which `paid` yuan can be paid back. */
function refundErrors({ refundAmount, reason }: RefundDraft, paid: number): FormErrors {
  if (refundAmount === null) return { refundAmount: '退款金额不能为空' };
  const refusal = refundRefusal(toFen(refundAmount), toFen(paid));
  if (refusal !== null) return { refundAmount: refusal };
  if (refundAmount <= 0 && paid > 0) return { refundAmount: '退款金额应大于 0' };
  return refundAmount < paid && reason.trim() === '' ? { reason: `${partReason}不能为空` } : {};
}

/**
 * 退款审核: the guest's reason, the sum, which may be a part with a reason, and the two decisions. 同意退款 asks
 * once more, naming guest and sum (spec: orders). Closing decides nothing. Rendered means open.
 *
 * Keyboard: Tab reaches the sum, 驳回, then 同意退款; Esc closes.
 */
export function RefundDialog({ order, onApprove, onRefuse, onClose }: RefundDialogProps) {
  const refundable = refundableOf(order);
  const paid = refundable ?? 0;
  const checked = useRef<Refund | null>(null);
  const form = useForm<RefundDraft, Refund>({
    defaultValues: {
      id: order.id,
      refundAmount: order.refundDue ?? refundable,
      reason: order.refundDue === undefined ? '' : (order.reason ?? ''),
    },
    check: (draft) =>
      refundForm.check(draft, (one) => (refundable === null ? {} : refundErrors(one, paid))),
    onSubmit: ({ id, paymentMethod, paymentClient, refundAmount, reason }) => {
      const whole = { id, paymentMethod, paymentClient };
      const isPart = (refundAmount ?? paid) < paid;
      checked.current = isPart ? { ...whole, refundAmount, reason } : whole;
    },
  });
  const { field } = bindFields(form, refundForm);
  const [sum, reason] = [field('refundAmount'), field('reason')];
  const isPart = refundable !== null && sum.value !== null && sum.value < refundable;
  const guest = order.name ?? customerOf(order) ?? `订单 ${order.id}`;

  return (
    <ActionDialog
      title={`退款审核 · ${guest}`}
      actions={[
        { label: '驳回', onAction: onRefuse, success: '驳回成功' },
        {
          label: '同意退款',
          onAction: () => checked.current && onApprove(checked.current),
          success: '退款成功',
          question: async () => {
            if (!(await form.submit())) return null;
            const words = refundable === null ? '' : ` ${formatYuan(sum.value ?? refundable)}`;
            const rest = isPart ? `可退 ${formatYuan(paid)}，只退一部分。` : '';
            return {
              title: `向「${guest}」退款${words}？`,
              children: `${rest}${refundRouteOf(order)}，退款后无法撤销。`,
            };
          },
        },
      ]}
      onClose={onClose}
    >
      <OrderHead order={order} />
      {order.reason && (
        <DescriptionList items={[{ label: '退款原因', value: order.reason, isWide: true }]} />
      )}
      {refundable !== null && (
        <FormGrid columns={1}>
          <NumberField
            {...sum}
            isRequired
            unit="元"
            min={Math.min(0.01, refundable)}
            max={refundable}
            description={`${refundRouteOf(order)}，可只退一部分`}
          />
          {isPart ? (
            <TextField {...reason} isRequired label={partReason} />
          ) : (
            <Text tone="muted">{`将退回全部可退金额 ${formatYuan(refundable)}`}</Text>
          )}
        </FormGrid>
      )}
    </ActionDialog>
  );
}
