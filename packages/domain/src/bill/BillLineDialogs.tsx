import {
  type Bill,
  type BillLine,
  LineKind,
  lineKindLabel,
  lineLabel,
  PayMethod,
  payMethodLabel,
} from '@anzhu/api/contract/bill';
import { addBillLine, voidBillLine } from '@anzhu/api/contract/billLines';
import type { Id } from '@anzhu/api/contract/codecs';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import { type BillEntry, billEntryLabel, kindOfEntry } from '@anzhu/api/rules/bill';
import {
  allowanceRefusal,
  type LineCorrection,
  takeBackLabel,
  entryLimit,
  entryRefusal,
} from '@anzhu/api/rules/billLines';
import { withoutRouted } from '@anzhu/api/rules/masterBill';
import { receivedBy } from '@anzhu/api/rules/payMethod';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid, type FormErrors } from '@anzhu/ui/Form';
import { NumberField, type NumberFieldProps } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { media } from '@anzhu/ui/theme';
import { toast } from '@anzhu/ui/Toast';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { AccountField, type AccountCompany, accountFault, accountOf } from './AccountField.tsx';
import { PayMethodField } from './PayMethodField.tsx';
import { totalsOf } from './totals.ts';

interface LineDraft {
  orderId: Id;
  kind: BillEntry;
  amount: number | null;
  method: PayMethod | null;
  /** Of a payment on account; null: the order's company. */
  companyId: Id | null;
  note: string;
}

const isCharge = (kind: BillEntry): boolean => kindOfEntry(kind) === LineKind.charge;

const lineFormOf = (companies: readonly AccountCompany[], ownId: Id | undefined) =>
  contractForm(addBillLine, ({ kind, amount, method, companyId, ...draft }: LineDraft) => {
    const isPut = kind === 'payment' && method === PayMethod.account;
    const account = isPut ? accountOf(companyId, companies, ownId) : null;
    const isBelow = kind === 'depositBack' || kind === 'allowance';
    return {
      ...draft,
      kind: kindOfEntry(kind),
      ...(kind === 'late' && { isLate: true }),
      ...(kind === 'allowance' && { isAllowance: true }),
      ...(account !== null && { companyId: account }),
      amount: isBelow && amount !== null ? -amount : amount,
      method: isCharge(kind) ? null : method,
    };
  });

/** What was taken off a bill so far, in fen. */
const allowancesOf = ({ lines }: Bill): number =>
  lines.reduce(
    (sum, { isAllowance, voidTime, amount }) =>
      isAllowance === true && voidTime === null ? sum - toFen(amount) : sum,
    0,
  );

/** What the sums of the bill do not allow. */
function limitErrors(
  { kind, amount, note, method, companyId }: LineDraft,
  {
    bill,
    entries,
    allowanceLimit,
    companies = [],
  }: Pick<AddLineProps, 'bill' | 'entries' | 'allowanceLimit' | 'companies'>,
): FormErrors {
  if (amount === null) return { amount: '金额不能为空' };
  if (amount <= 0) return { amount: '金额应大于 0' };
  const isPut = kind === 'payment' && method === PayMethod.account;
  const account = accountOf(companyId, companies, bill.companyId);
  const fault = isPut ? accountFault({ method, amount }, account, companies) : null;
  if (fault !== null) return { method: fault };
  // What is paid above the open sum can be held as a deposit: that is asked.
  if (kind === 'payment' && !isPut && entries.includes('deposit')) return {};
  const refusal = entryRefusal(kind, toFen(amount), {
    charged: toFen(bill.charged),
    paid: toFen(bill.paid),
    deposit: toFen(bill.deposit),
    open: toFen(withoutRouted(bill).open),
    waiting: toFen(bill.waiting ?? 0),
  });
  if (refusal !== null) return { amount: refusal };
  if (kind !== 'allowance') return {};
  const limit = allowanceLimit === null ? null : toFen(allowanceLimit);
  const tooMuch = allowanceRefusal(toFen(amount), allowancesOf(bill), limit);
  return {
    ...(tooMuch !== null && { amount: tooMuch }),
    ...(note.trim() === '' && { note: '请填写折让的原因' }),
  };
}

/** What was entered: 已收 ¥380.00，现金. */
function enteredText(input: InputOf<typeof addBillLine>): string {
  const { kind, amount, method, restAsDeposit } = input;
  const verbs: Partial<Record<LineKind, string>> = {
    [LineKind.charge]: `已记${lineLabel(input)}`,
    [LineKind.deposit]: amount < 0 ? '已退押金' : '已收押金',
    [LineKind.payment]: '已收',
    [LineKind.refund]: '已退',
  };
  const by = typeof method === 'number' && payMethodLabel[method];
  const rest = restAsDeposit && '多于未结的记为押金';
  return [`${verbs[kind] ?? lineKindLabel[kind]} ${formatYuan(Math.abs(amount))}`, by, rest]
    .filter(Boolean)
    .join('，');
}

interface AddLineProps {
  /** Of the order: its number and name. */
  title: string;
  orderId: Id;
  bill: Bill;
  /** What can be entered now, by this role. */
  entries: readonly BillEntry[];
  /** The most that the reader takes off a bill, in yuan; null without a limit. */
  allowanceLimit: number | null;
  /** The companies of the hotel on whose account a payment can go. @default none */
  companies?: readonly AccountCompany[] | undefined;
  /** 收款, and nothing else. */
  isPayment: boolean;
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof addBillLine>, options: KeyedForm) => unknown;
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 记一笔: a charge, a deposit taken or given back, a payment, a refund. What is open or held is filled in as the
 * sum; what is paid above it becomes a deposit, once the clerk agrees. Rendered means open.
 *
 * Keyboard: the focus is on the sum; Shift+Tab leads to the kind, where ← → choose; Enter saves; Esc closes.
 */
export function AddLineDialog(props: AddLineProps) {
  const { title, orderId, bill, entries, allowanceLimit, isPayment, companies = [] } = props;
  const { onSave, onRefresh, onClose } = props;
  const proposed = (kind: BillEntry): number | null => {
    if (kind === 'late') return bill.late?.amount ?? null;
    if (kind === 'refund' || kind === 'allowance') return null;
    return toYuan(toFen(entryLimit(kind, withoutRouted(bill)) ?? 0)) || null;
  };
  const first = entries[0] ?? 'charge';
  const [requestKey] = useState(newRequestKey);
  /** What is given back goes the way it came, unless another one is chosen. */
  const cameBy = (kind: BillEntry): PayMethod | null => receivedBy(kind, bill.lines);
  const hasAccount = (kind: BillEntry): boolean =>
    kind === 'payment' ? companies.length > 0 : kind === 'refund' && (bill.onAccount ?? 0) > 0;
  const form = useMemo(() => lineFormOf(companies, bill.companyId), [companies, bill.companyId]);
  const amount = useRef<HTMLDivElement>(null);
  return (
    <SaveDialog
      title={`${isPayment ? '收款' : '记一笔'} · ${title}`}
      size="small"
      saveLabel={isPayment ? '收款' : undefined}
      form={form}
      defaultValues={{
        orderId,
        kind: first,
        amount: proposed(first),
        method: cameBy(first),
        companyId: null,
        note: '',
      }}
      rules={(draft) => limitErrors(draft, { bill, entries, allowanceLimit, companies })}
      overrule={{
        flag: 'restAsDeposit',
        title: '收款多于未结，余下记为押金？',
        confirmLabel: '记为押金',
      }}
      success={null}
      onSave={async (input) => {
        await onSave(input, { requestKey });
        toast.success(enteredText(input));
      }}
      onRefresh={onRefresh}
      onClose={onClose}
      intro={<DescriptionList columns={2} items={totalsOf(bill)} />}
    >
      {({ field, set }) => {
        const kind = field('kind');
        return (
          <FormGrid columns={1}>
            {!isPayment && (
              <SegmentedControl
                {...kind}
                onChange={(next) => {
                  set({ kind: next, amount: proposed(next), method: cameBy(next) });
                  // Arrows go on to the next kind; after a press the sum is next.
                  if (!document.activeElement?.matches(':focus-visible')) focusAmount(amount);
                }}
                options={entries.map((value) => ({ value, label: billEntryLabel(value) }))}
              />
            )}
            <AmountField
              {...field('amount')}
              box={amount}
              isRequired
              unit="元"
              min={0.01}
              decimals={2}
            />
            {!isCharge(kind.value) && (
              <PayMethodField {...field('method')} hasAccount={hasAccount(kind.value)} />
            )}
            {kind.value === 'payment' && field('method').value === PayMethod.account && (
              <AccountField
                {...field('companyId')}
                companies={companies}
                value={accountOf(field('companyId').value, companies, bill.companyId)}
              />
            )}
            <TextField {...field('note')} isRequired={kind.value === 'allowance'} />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

interface AmountFieldProps extends NumberFieldProps {
  box: RefObject<HTMLDivElement | null>;
}

/** The sum of a line: it has the focus first, most lines are charges. */
function AmountField({ box, ...field }: AmountFieldProps) {
  useEffect(() => focusAmount(box), [box]);
  return (
    <div ref={box}>
      <NumberField {...field} />
    </div>
  );
}

/** Not on touch: the keyboard would cover the kinds. */
function focusAmount({ current }: AmountFieldProps['box']): void {
  if (matchMedia(media.touch).matches) return;
  const input = current?.querySelector('input');
  input?.focus();
  input?.select();
}

interface VoidDraft {
  id: Id;
  reason: string;
}

const voidForm = contractForm(voidBillLine, (draft: VoidDraft) => draft);

interface TakeBackProps extends Pick<AddLineProps, 'onRefresh' | 'onClose'> {
  line: BillLine & { id: Id };
  /** What the line is for. */
  text: string;
  by: LineCorrection;
  onSave: (input: InputOf<typeof voidBillLine>) => unknown;
}

/**
 * 作废: a line of today counts no longer, and stays with the reason. 冲销: one of an earlier day stays as it is, and a
 * line of today has its sum with the opposite sign. Rendered means open.
 */
export function TakeBackDialog({ line, text, by, ...dialog }: TakeBackProps) {
  const reversal = `今天记一笔 ${formatYuan(-line.amount)}，原来的一笔和当天的日报不变`;
  return (
    <SaveDialog
      title={`${takeBackLabel[by]}「${lineLabel(line)} ${formatYuan(line.amount)}」`}
      size="small"
      saveLabel={takeBackLabel[by]}
      form={voidForm}
      defaultValues={{ id: line.id, reason: '' }}
      {...dialog}
      intro={
        <DescriptionList
          columns={1}
          items={[
            { label: '备注', value: text },
            ...(by === 'reverse' ? [{ label: takeBackLabel.reverse, value: reversal }] : []),
          ]}
        />
      }
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <TextField {...field('reason')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
