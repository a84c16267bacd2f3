import { type Bill, PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import { type LeaveOpen, usualPayBackLimit } from '@anzhu/api/contract/hotel';
import type { OrderStatus } from '@anzhu/api/contract/order';
import type { Role } from '@anzhu/api/contract/role';
import { maxParts, settleBill } from '@anzhu/api/contract/settle';
import { billCan, dueOf } from '@anzhu/api/rules/bill';
import { lateFeeLimit, lateFeeText } from '@anzhu/api/rules/lateCheckOut';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { payBackWaits, waitsText } from '@anzhu/api/rules/payBack';
import { methodMissing, methodOf, receivedBy } from '@anzhu/api/rules/payMethod';
import {
  depositsHeld,
  leaveOpenVerdict,
  netOfBill,
  netText,
  partsRefusal,
  settlementLines,
} from '@anzhu/api/rules/settlement';
import { Button } from '@anzhu/ui/Button';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid, type FormErrors } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Text } from '@anzhu/ui/Text';
import { useMemo, useState } from 'react';
import { contractForm, SaveDialog, WarningNote } from '../kit/index.ts';
import { AccountField, type AccountCompany, accountFault, accountOf } from './AccountField.tsx';
import { PayMethodField } from './PayMethodField.tsx';
import { masterNotes, totalsOf, waitingNotes } from './totals.ts';

/** A part as it is filled in. */
interface DraftPart {
  id: number;
  method: PayMethod | null;
  amount: number | null;
  /** Of what goes on account; null: the order's company. */
  companyId: Id | null;
}

const newPart = (id: number): DraftPart => ({ id, method: null, amount: null, companyId: null });

interface SettleDraft {
  orderId: Id;
  parts: readonly DraftPart[];
  checkOut: Id | null;
  lateFee: number | null;
  /** The parts may come to less: the rest stays open. */
  leaveOpen: boolean;
  /** Of the sheet. */
  seen: null;
}

/** With what is charged for a late check-out, in fen. */
const sumsOf = (bill: Bill, lateFee: number | null) => ({
  open: toFen(openToSettle(bill)) + toFen(lateFee ?? 0),
  deposit: toFen(bill.deposit),
});

/** What is to be received, or given back below zero, in yuan. */
const netOf = (bill: Bill, lateFee: number | null): number =>
  toYuan(netOfBill(sumsOf(bill, lateFee)));

/** What each part comes to, in yuan: the last one has what the others leave, unless the rest stays open. */
function amountsOf({ parts, leaveOpen }: Pick<SettleDraft, 'parts' | 'leaveOpen'>, net: number) {
  const typed = parts.map(({ amount }) => toFen(amount ?? 0));
  if (leaveOpen) return typed.map(toYuan);
  const others = typed.slice(0, -1);
  const rest = others.reduce((left, fen) => left - fen, Math.abs(toFen(net)));
  return [...others, Math.max(0, rest)].map(toYuan);
}

const cameByOf = (bill: Bill): PayMethod | null =>
  receivedBy(bill.deposit > 0 ? 'depositBack' : 'refund', bill.lines);

/** The parts as they are sent; those of nothing are left out where the rest stays open. */
function sentParts(
  draft: SettleDraft,
  { bill, companies = [] }: Pick<Settled, 'bill' | 'companies'>,
) {
  const net = netOf(bill, draft.lateFee);
  if (net === 0) return [];
  const amounts = amountsOf(draft, net);
  const sent = draft.parts.map(({ companyId, ...part }, index) => {
    const method = methodOf(part.method, net, cameByOf(bill));
    const isPut = net > 0 && method === PayMethod.account;
    const account = isPut ? accountOf(companyId, companies, bill.companyId) : null;
    return {
      method,
      amount: amounts[index] ?? 0,
      ...(account !== null && { companyId: account }),
    };
  });
  return draft.leaveOpen ? sent.filter(({ amount }) => amount > 0) : sent;
}

const formOf = (bill: Bill, companies: readonly AccountCompany[]) =>
  contractForm(settleBill, (draft: SettleDraft) => ({
    ...draft,
    parts: sentParts(draft, { bill, companies }),
    seen: netOf(bill, draft.lateFee),
  }));

/** What the bill does not allow, at the fields of the sheet. */
function settleErrors(
  draft: SettleDraft,
  { bill, role, status, companies = [] }: Settled,
): FormErrors {
  if (bill.late && draft.checkOut !== null && draft.lateFee === null) {
    return { lateFee: '请填写金额，不收填 0' };
  }
  const parts = sentParts(draft, { bill, companies });
  if (parts.some(({ method }) => method === null)) return { parts: methodMissing };
  const inFen = parts.map(({ method, amount }) => ({
    method: method ?? PayMethod.other,
    amount: toFen(amount),
  }));
  const sums = sumsOf(bill, draft.lateFee);
  const net = netOfBill(sums);
  const fault = parts
    .map((part) => (net > 0 ? accountFault(part, part.companyId ?? null, companies) : null))
    .find((one) => one !== null);
  if (fault !== undefined) return { parts: fault };
  const refusal = partsRefusal(inFen, sums, draft.leaveOpen);
  if (refusal !== null) return { parts: refusal };
  const refused = settlementLines(sums, inFen, depositsHeld(bill.lines))
    // What is left over may wait for who manages the hotel.
    .flatMap(({ entry }) => (entry === 'refund' ? [] : billCan(entry, status, role)))
    .find(({ isAllowed }) => !isAllowed);
  return refused?.reason === undefined ? {} : { parts: refused.reason };
}

const noCompanies: readonly AccountCompany[] = [];
/** What is given back by the sheet and waits, in yuan; the deposit is the guests' own. */
function waitingFor(bill: Bill, lateFee: number | null, { role, payBackLimit }: Waiting): number {
  const back = -dueOf(sumsOf(bill, lateFee));
  const limit = toFen(payBackLimit);
  return payBackWaits(role, { amount: back, before: 0, limit }) ? toYuan(back) : 0;
}

interface Waiting {
  /** Of the reader; null where the back end sends none. */
  role: Role | null;
  /** What staff give back on a bill without a manager, in yuan. */
  payBackLimit: number;
}

/** The bill that is settled, and by whom. */
interface Settled {
  bill: Bill;
  /** Of the order. */
  status: OrderStatus;
  /** Of the reader; null where the back end sends none. */
  role: Role | null;
  /** The companies of the hotel on whose account a sum can go. @default none */
  companies?: readonly AccountCompany[] | undefined;
}

export interface SettleDialogProps extends Settled {
  orderId: Id;
  /** What staff give back on a bill without a manager, in yuan. @default 0 */
  payBackLimit?: number | undefined;
  /** Whether guests may leave with something open, by the hotel. */
  rule: LeaveOpen;
  /** Who stays in which room. */
  title: string;
  /** The room whose guests leave; null where they have left. */
  checkOut: Id | null;
  /** What is said of the departure, a sentence each. */
  notes?: readonly string[] | undefined;
  /** Opens the bill. */
  onBill?: (() => void) | undefined;
  /** Sends it. Rejected: the message is shown, what was typed stays. */
  onSave: (input: InputOf<typeof settleBill>, options: KeyedForm) => unknown;
  /** Reads the bill again after a conflict. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 结账: what is charged, received and held, and what is left: received, put on the account of a company, or given back in
 * one way or several; the deposit pays first. With a room its guests leave by the same press. Rendered means open.
 *
 * Keyboard: Space and ← → choose the way; Ctrl+Enter settles; Esc closes.
 */
export function SettleDialog(props: SettleDialogProps) {
  const { orderId, bill, status, role, rule, title, checkOut, notes = [] } = props;
  const { companies = noCompanies, payBackLimit = usualPayBackLimit } = props;
  const { onBill, onSave, onRefresh, onClose } = props;
  const [requestKey] = useState(newRequestKey);
  const late = checkOut === null ? undefined : bill.late;
  const mostLate = late ? lateFeeLimit(late, role) : null;
  const form = useMemo(() => formOf(bill, companies), [bill, companies]);
  const leaving =
    checkOut === null
      ? { isAllowed: true as const }
      : leaveOpenVerdict(rule, { ...bill, open: openToSettle(bill) }, role);
  const verb = checkOut === null ? '结账' : '结账并退房';

  return (
    <SaveDialog
      title={`${checkOut === null ? '结账' : '退房'} · ${title}`}
      size="medium"
      saveLabel={verb}
      success={null}
      form={form}
      defaultValues={{
        orderId,
        parts: [newPart(0)],
        checkOut,
        lateFee: late?.amount ?? null,
        leaveOpen: false,
        seen: null,
      }}
      rules={(draft) => settleErrors(draft, { bill, status, role, companies })}
      footerStart={onBill && <Button onPress={onBill}>账单</Button>}
      onSave={(input) => onSave(input, { requestKey })}
      onRefresh={onRefresh}
      onClose={onClose}
      intro={
        <>
          <DescriptionList columns={4} items={totalsOf(bill)} />
          <WarningNote warnings={[...masterNotes(bill), ...notes, ...waitingNotes(bill)]} />
        </>
      }
    >
      {({ field, set, toggle }) => {
        const parts = field('parts');
        const lateFee = field('lateFee');
        const net = netOf(bill, lateFee.value);
        const waits = waitingFor(bill, lateFee.value, { role, payBackLimit });
        const leaveOpen = toggle('leaveOpen');
        const hasSums = parts.value.length > 1 || leaveOpen.isSelected;
        const amounts = amountsOf({ parts: parts.value, leaveOpen: leaveOpen.isSelected }, net);
        const isRest = (index: number): boolean =>
          !leaveOpen.isSelected && index === parts.value.length - 1;
        const change = (index: number, changed: Partial<DraftPart>): void =>
          set({
            parts: parts.value.map((part, at) => (at === index ? { ...part, ...changed } : part)),
          });
        return (
          <FormGrid columns={1}>
            {late && (
              <NumberField
                {...lateFee}
                description={lateFeeText(late, mostLate)}
                min={0}
                max={mostLate ?? 999999.99}
                decimals={2}
                unit="元"
              />
            )}
            <p aria-live="polite">
              <Text isStrong>{netText(toFen(net))}</Text>
            </p>
            <WarningNote warnings={waits > 0 ? [waitsText(waits)] : []} />
            {net !== 0 &&
              parts.value.map((part, index) => (
                <FormGrid key={part.id} columns={hasSums ? 2 : 1}>
                  <PayMethodField
                    name={`parts.${index}.method`}
                    label={net > 0 ? '收款方式' : '退款方式'}
                    value={part.method}
                    amount={net}
                    cameBy={cameByOf(bill)}
                    hasAccount={net > 0 ? companies.length > 0 : (bill.onAccount ?? 0) > 0}
                    errorMessage={index === 0 ? parts.errorMessage : undefined}
                    onChange={(method) => change(index, { method })}
                  />
                  {net > 0 && part.method === PayMethod.account && (
                    <AccountField
                      name={`parts.${index}.companyId`}
                      companies={companies}
                      value={accountOf(part.companyId, companies, bill.companyId)}
                      onChange={(companyId) => change(index, { companyId })}
                    />
                  )}
                  {hasSums && (
                    <NumberField
                      label="金额"
                      name={`parts.${index}.amount`}
                      value={isRest(index) ? (amounts[index] ?? null) : part.amount}
                      isReadOnly={isRest(index)}
                      onChange={(amount) => change(index, { amount })}
                      min={0}
                      max={999999.99}
                      decimals={2}
                      unit="元"
                    />
                  )}
                </FormGrid>
              ))}
            {net !== 0 && parts.value.length < maxParts && (
              <div>
                <Button
                  size="small"
                  onPress={() =>
                    set({
                      parts: [...parts.value, newPart(parts.value.length)],
                    })
                  }
                >
                  分开{net > 0 ? '收取' : '退还'}
                </Button>
              </div>
            )}
            {net !== 0 && (
              <Checkbox
                {...leaveOpen}
                isDisabled={!leaving.isAllowed}
                description={leaving.isAllowed ? '之后在账单里结清' : leaving.reason}
              />
            )}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
