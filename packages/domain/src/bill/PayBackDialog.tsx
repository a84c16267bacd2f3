import type { Bill, PayBack, PayMethod } from '@anzhu/api/contract/bill';
import { BillLine } from '@anzhu/api/contract/bill';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { approvePayBack, type rejectPayBack } from '@anzhu/api/contract/payBack';
import { refundRefusal, unpromised } from '@anzhu/api/rules/bill';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { approvedRefusal } from '@anzhu/api/rules/payBack';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { type FormErrors, FormGrid, useForm } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { useRef, useState } from 'react';
import { ActionDialog, bindFields, contractForm, WarningNote } from '../kit/index.ts';
import { PayMethodField } from './PayMethodField.tsx';
import { totalsOf } from './totals.ts';

type Approval = InputOf<typeof approvePayBack>;

export interface PayBackDialogProps {
  /** Of the order: its room, its name. */
  title: string;
  /** On which it stands, as it is now. */
  bill: Bill;
  payBack: PayBack;
  /** Pays it back, or a part of it. Rejected: the message is shown, nothing is decided. */
  onApprove: (input: Approval) => unknown;
  /** Pays nothing back: it stays on the bill. */
  onReject: (input: InputOf<typeof rejectPayBack>) => unknown;
  /** Called when the dialog closes: after a decision, and on × and Esc, which decide nothing. */
  onClose: () => void;
}

interface Draft {
  id: PayBack['id'];
  amount: number | null;
  method: PayMethod | null;
}

const form = contractForm(approvePayBack, (draft: Draft) => draft);
const labels = labelsOf(BillLine);

/** What a bill has received for this sum, in fen: all that was not promised besides. */
const receivedFor = (bill: Bill, payBack: PayBack): number =>
  toFen(unpromised(bill)) + toFen(payBack.amount);

function amountErrors({ amount }: Draft, bill: Bill, payBack: PayBack): FormErrors {
  if (amount === null) return { amount: '金额不能为空' };
  const refusal =
    approvedRefusal(toFen(amount), toFen(payBack.amount)) ??
    refundRefusal(toFen(amount), receivedFor(bill, payBack));
  return refusal === null ? {} : { amount: refusal };
}

/**
 * 退款审批 of what staff give back: by which act, how much, and the two decisions; what is not paid back stays on the
 * bill. Closing decides nothing. Rendered means open.
 *
 * Keyboard: Tab reaches the sum, 驳回, then 同意退款; Esc closes.
 */
export function PayBackDialog(props: PayBackDialogProps) {
  const { title, bill, payBack, onApprove, onReject, onClose } = props;
  const { id, amount, method, reason, askedBy, askedTime } = payBack;
  const most = toYuan(Math.max(0, Math.min(toFen(amount), receivedFor(bill, payBack))));
  const checked = useRef<Approval | null>(null);
  const [why, setWhy] = useState('');
  const view = useForm<Draft, Approval>({
    defaultValues: { id, amount: most, method },
    check: (draft) => form.check(draft, (one) => amountErrors(one, bill, payBack)),
    onSubmit: (values) => {
      checked.current = values;
    },
  });
  const { field } = bindFields(view, form);
  const sum = field('amount');
  return (
    <ActionDialog
      title={`退款审批 · ${title}`}
      actions={[
        {
          label: '驳回',
          onAction: () => onReject({ id, ...(why.trim() !== '' && { reason: why.trim() }) }),
          success: '驳回成功，金额留在账单上',
        },
        {
          label: '同意退款',
          onAction: () => checked.current && onApprove(checked.current),
          success: '已同意，请退给客人',
          question: async () => {
            if (!(await view.submit())) return null;
            const rest = amount - (sum.value ?? 0);
            const part = rest > 0 ? `申请 ${formatYuan(amount)}，其余留在账单上。` : '';
            return {
              title: `退款 ${formatYuan(sum.value ?? 0)}？`,
              children: `${part}账单记一笔退款。`,
            };
          },
        },
      ]}
      onClose={onClose}
    >
      <DescriptionList
        columns={2}
        items={[
          { label: '待退', value: formatYuan(amount) },
          { label: '原因', value: reason },
          { label: labels.createdBy, value: askedBy },
          { label: labels.createTime, value: formatMinute(askedTime) },
        ]}
      />
      <DescriptionList columns={4} items={totalsOf(bill)} />
      <WarningNote warnings={most < amount ? [`账单现在只能退 ${formatYuan(most)}`] : []} />
      <FormGrid columns={1}>
        <NumberField {...sum} isRequired unit="元" min={0.01} max={amount} decimals={2} />
        <PayMethodField {...field('method')} />
        <TextField label="驳回原因" value={why} onChange={setWhy} maxLength={200} />
      </FormGrid>
    </ActionDialog>
  );
}
