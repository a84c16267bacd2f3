import {
  addInvoice,
  type Invoice,
  InvoiceState,
  invoiceStateLabel,
} from '@anzhu/api/contract/invoice';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import type { orderInvoices } from '@anzhu/api/contract/invoice';
import type { Order } from '@anzhu/api/contract/order';
import { formatYuan } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog } from '../kit/index.ts';

interface InvoiceDraft {
  orderId: string;
  name: string;
  taxNumber: string;
  mail: string;
  amount: number | null;
  note: string;
}

const invoiceForm = contractForm(addInvoice, (draft: InvoiceDraft) => draft);

export interface InvoiceDialogProps {
  order: Pick<Order, 'id' | 'name'>;
  /** Its invoices, and what can still be invoiced. */
  state: DataOf<typeof orderInvoices>;
  /** Asks for one. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof addInvoice>) => unknown;
  /** Reads again after a conflict. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/** 已开 24312000000001 · ¥288.00. */
const inWords = ({ state, number, amount }: Invoice): string =>
  [[invoiceStateLabel[state], number].filter(Boolean).join(' '), formatYuan(amount)].join(' · ');

/**
 * 开票 of an order: its invoices, what can still be invoiced, and a form that begins with the title of the last one, or
 * of the company. Rendered means open.
 *
 * Keyboard: Enter in a field asks for the invoice; Esc closes.
 */
export function InvoiceDialog({ order, state, onSave, onRefresh, onClose }: InvoiceDialogProps) {
  const counted = state.invoices.filter((one) => one.state !== InvoiceState.voided);
  const excess = counted[0]?.excess;
  return (
    <SaveDialog
      title={`开票 · 订单 ${[order.id, order.name].filter(Boolean).join(' · ')}`}
      saveLabel="申请开票"
      success="已申请开票"
      form={invoiceForm}
      defaultValues={{
        orderId: order.id,
        name: state.name ?? '',
        taxNumber: state.taxNumber ?? '',
        mail: '',
        amount: state.invoiceable === 0 ? null : state.invoiceable,
        note: '',
      }}
      intro={
        <DescriptionList
          columns={2}
          items={[
            { label: '可开票金额', value: formatYuan(state.invoiceable) },
            ...(excess === undefined ? [] : [{ label: '超出已收', value: formatYuan(excess) }]),
            ...counted.map((one) => ({ label: one.name, value: inWords(one) })),
          ]}
        />
      }
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={2}>
          <TextField {...field('name')} />
          <TextField {...field('taxNumber')} description="个人抬头不填" />
          <NumberField unit="元" isTrimmed {...field('amount')} />
          <TextField {...field('mail')} />
          <TextField {...field('note')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
