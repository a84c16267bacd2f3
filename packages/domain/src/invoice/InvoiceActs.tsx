import type { InputOf } from '@anzhu/api/contract/endpoint';
import {
  type Invoice,
  InvoiceState,
  issueInvoice,
  type sendInvoice,
  voidInvoice,
} from '@anzhu/api/contract/invoice';
import { formatYuan } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { TextField } from '@anzhu/ui/TextField';
import { ActionDialog, contractForm, SaveDialog } from '../kit/index.ts';

const numberForm = contractForm(issueInvoice, (draft: { id: string; number: string }) => draft);
const voidForm = contractForm(voidInvoice, (draft: { id: string; reason: string }) => draft);

interface InvoiceActProps<Input> {
  invoice: Invoice;
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: Input) => unknown;
  onClose: () => void;
}

export type SendInvoiceDialogProps = InvoiceActProps<InputOf<typeof sendInvoice>>;
export type IssueInvoiceDialogProps = InvoiceActProps<InputOf<typeof issueInvoice>>;
export type VoidInvoiceDialogProps = InvoiceActProps<InputOf<typeof voidInvoice>>;

const toCopy = ({ name, taxNumber, amount, mail, refusal, excess }: Invoice) => [
  { label: '发票抬头', value: name },
  { label: '税号', value: taxNumber || '个人' },
  { label: '开票金额', value: formatYuan(amount) },
  { label: '收票邮箱', value: mail || '无' },
  ...(refusal ? [{ label: '退回原因', value: refusal }] : []),
  ...(excess === undefined ? [] : [{ label: '超出已收', value: formatYuan(excess) }]),
];

/** 开具 by the invoice service: what it is sent. Rendered means open. */
export const SendInvoiceDialog = ({ invoice, onSave, onClose }: SendInvoiceDialogProps) => (
  <ActionDialog
    title={`开具发票 · ${invoice.name}`}
    actions={[
      { label: '开具', success: '已提交开票服务', onAction: () => onSave({ id: invoice.id }) },
    ]}
    onClose={onClose}
  >
    <DescriptionList columns={2} items={toCopy(invoice)} />
  </ActionDialog>
);

/** 登记开票: the number under which the tax service has issued an invoice. Rendered means open. */
export const IssueInvoiceDialog = ({ invoice, ...dialog }: IssueInvoiceDialogProps) => (
  <SaveDialog
    {...dialog}
    title={`登记开票 · ${invoice.name}`}
    saveLabel="登记"
    success="已登记"
    form={numberForm}
    defaultValues={{ id: invoice.id, number: '' }}
    intro={<DescriptionList columns={2} items={toCopy(invoice)} />}
  >
    {({ field }) => (
      <FormGrid columns={1}>
        <TextField {...field('number')} />
      </FormGrid>
    )}
  </SaveDialog>
);

/** What 作废 does not do: an issued invoice is turned red at the tax service, by hand. */
const toTurnRed = ({ state }: Invoice) =>
  state === InvoiceState.issued ? [{ label: '红冲', value: '须在税务平台手工办理' }] : [];

/** 作废 of an invoice, with the reason; its sum can be invoiced again. Rendered means open. */
export const VoidInvoiceDialog = ({ invoice, ...dialog }: VoidInvoiceDialogProps) => (
  <SaveDialog
    {...dialog}
    title={`作废发票 · ${invoice.name}`}
    saveLabel="作废"
    success="已作废"
    form={voidForm}
    defaultValues={{ id: invoice.id, reason: '' }}
    intro={<DescriptionList columns={2} items={[...toCopy(invoice), ...toTurnRed(invoice)]} />}
  >
    {({ field }) => (
      <FormGrid columns={1}>
        <TextField {...field('reason')} />
      </FormGrid>
    )}
  </SaveDialog>
);
