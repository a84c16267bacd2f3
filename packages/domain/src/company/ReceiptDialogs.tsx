import type { Id } from '@anzhu/api/contract/codecs';
import type { MoneyMethod, PayMethod } from '@anzhu/api/contract/bill';
import { addReceipt, type Receipt, voidReceipt } from '@anzhu/api/contract/companyAccount';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import { receiptRefusal } from '@anzhu/api/rules/account';
import { type LineCorrection, takeBackLabel } from '@anzhu/api/rules/billLines';
import { formatYuan, toFen } from '@anzhu/api/rules/money';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid, type FormErrors } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { PayMethodField } from '../bill/index.ts';
import { contractForm, SaveDialog } from '../kit/index.ts';

interface ReceiptDraft {
  companyId: Id;
  amount: number | null;
  method: PayMethod | null;
  receivedDay: string;
  note: string;
}

const receiptForm = contractForm(addReceipt, ({ receivedDay, method, ...draft }: ReceiptDraft) => ({
  ...draft,
  method: method as MoneyMethod | null,
  receivedDay: receivedDay.slice(0, 10) || null,
}));

function amountErrors({ amount }: ReceiptDraft, owed: number): FormErrors {
  if (amount === null || amount <= 0) return {};
  const refusal = receiptRefusal(toFen(amount), toFen(owed));
  return refusal === null ? {} : { amount: refusal };
}

export interface ReceiptDialogProps {
  company: { id: Id; name: string; owed: number };
  /** `yyyy-MM-dd` */
  today: string;
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof addReceipt>, options: KeyedForm) => unknown;
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/** 回款: what a company pays of its account; all that it owes is filled in. Rendered means open. */
export function ReceiptDialog({ company, today, onSave, ...dialog }: ReceiptDialogProps) {
  const [requestKey] = useState(newRequestKey);
  const { id, name, owed } = company;
  return (
    <SaveDialog
      {...dialog}
      title={`回款 · ${name}`}
      size="small"
      saveLabel="记回款"
      success="已记回款"
      form={receiptForm}
      defaultValues={{
        companyId: id,
        amount: owed > 0 ? owed : null,
        method: null,
        receivedDay: today,
        note: '',
      }}
      rules={(draft) => amountErrors(draft, owed)}
      onSave={(input) => onSave(input, { requestKey })}
      intro={<DescriptionList columns={1} items={[{ label: '已挂账', value: formatYuan(owed) }]} />}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <NumberField {...field('amount')} isRequired unit="元" min={0.01} decimals={2} />
          <PayMethodField {...field('method')} />
          <DateTimeField
            {...field('receivedDay')}
            hasTime={false}
            today={today}
            min={undefined}
            max={`${today} 23:59:59`}
          />
          <TextField {...field('note')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}

const voidForm = contractForm(voidReceipt, (draft: { id: Id; reason: string }) => draft);

export interface VoidReceiptDialogProps {
  receipt: Receipt;
  by: LineCorrection;
  onSave: (input: InputOf<typeof voidReceipt>) => unknown;
  onClose: () => void;
}

/** 作废 or 冲销 of a receipt, with the reason. Rendered means open. */
export const VoidReceiptDialog = ({ receipt, by, ...dialog }: VoidReceiptDialogProps) => (
  <SaveDialog
    {...dialog}
    title={`${takeBackLabel[by]}「回款 ${formatYuan(receipt.amount)}」`}
    size="small"
    saveLabel={takeBackLabel[by]}
    form={voidForm}
    defaultValues={{ id: receipt.id, reason: '' }}
    {...(by === 'reverse' && {
      intro: (
        <DescriptionList
          columns={1}
          items={[
            {
              label: takeBackLabel.reverse,
              value: `今天记一笔 ${formatYuan(-receipt.amount)}，原来的一笔和当天的日报不变`,
            },
          ]}
        />
      ),
    })}
  >
    {({ field }) => (
      <FormGrid columns={1}>
        <TextField {...field('reason')} />
      </FormGrid>
    )}
  </SaveDialog>
);
