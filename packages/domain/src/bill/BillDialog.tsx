import { type Bill, type BillLine, PayMethod } from '@anzhu/api/contract/bill';
import type { addBillLine, voidBillLine } from '@anzhu/api/contract/billLines';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf, KeyedForm } from '@anzhu/api/contract/endpoint';
import type { Role } from '@anzhu/api/contract/role';
import { accountCan } from '@anzhu/api/rules/account';
import { billCan, billEntries } from '@anzhu/api/rules/bill';
import { isJustEntered, voidCan } from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { settleCan, unsettledNotes } from '@anzhu/api/rules/settlement';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Printer } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Table } from '@anzhu/ui/Table';
import { useStable } from '@anzhu/ui/useStable';
import { useMemo, useState } from 'react';
import { AddButton, useDialogFocus, type ViewState, WarningNote } from '../kit/index.ts';
import {
  billColumns,
  lineId,
  linesById,
  lineText,
  movableLines,
  takeBackBy,
} from './billColumns.tsx';
import type { AccountCompany } from './AccountField.tsx';
import { AddLineDialog, TakeBackDialog } from './BillLineDialogs.tsx';
import { DepositSheet, type PrintedDeposit, usePrinted } from '../paper/index.ts';
import { PrintBillDialog } from './PrintBillDialog.tsx';
import { type BilledOrder, masterNotes, totalsOf, waitingNotes } from './totals.ts';

export interface BillDialogProps extends ViewState {
  order: BilledOrder;
  /** Of the reader; null where the back end sends none. */
  role: Role | null;
  /** The reader, who may take back what they have just entered themselves; null where it is not known. */
  userId: Id | null;
  /** The most that the reader takes off a bill, in yuan; null without a limit. */
  allowanceLimit: number | null;
  /** The companies of the hotel on whose account a payment can go. @default none */
  companies?: readonly AccountCompany[] | undefined;
  /** Lines of the hotel's day of now are voided, earlier ones reversed. */
  time: HotelTime;
  /** Undefined until it is loaded. */
  bill: Bill | undefined;
  /** 收款 at once, and nothing after it. @default false */
  isPayment?: boolean | undefined;
  /** Enters a line. Rejected: messages stand at their fields, what was typed stays. */
  onAdd: (input: InputOf<typeof addBillLine>, options: KeyedForm) => unknown;
  /** Voids a line, or reverses it. Rejected: the message is shown. */
  onVoid: (input: InputOf<typeof voidBillLine>) => unknown;
  /** Opens 商品; without it no items are charged. */
  onItems?: (() => void) | undefined;
  /** Opens 转账; without it nothing is moved. */
  onMove?: (() => void) | undefined;
  /** Opens 团队主账 of a bill of a group; without it nothing is said of the group. */
  onMaster?: (() => void) | undefined;
  /** Opens 结账; without it nothing is settled here. */
  onSettle?: (() => void) | undefined;
  /** Decides what staff give back; without it nothing is decided here. */
  onDecide?: (() => void) | undefined;
  /** Reads the bill again after a conflict. */
  onRefresh: () => void | Promise<void>;
}

const noLines: readonly BillLine[] = [];

/** A deposit on the bill of an order, for its receipt. */
const depositOn = (order: BilledOrder, line: BillLine): PrintedDeposit => ({
  id: line.id ?? '',
  orderId: order.id,
  guest: order.name,
  room: [order.roomName, order.roomTypeName].filter(Boolean).join(' · '),
  amount: line.amount,
  method: line.method ?? PayMethod.other,
  time: line.createTime,
});

/**
 * 账单 of an order: its nights, what was charged, paid and held, and what is open. 新增 enters a line, 作废 takes one
 * of today out of the sums, 冲销 sets a negative line of today against an earlier one, 打印 gives the bill, or a
 * part of it, on paper. Rendered means open.
 *
 * Keyboard: the focus is on 新增; Tab reaches the lines, then the buttons; Esc closes.
 */
export function BillDialog(props: BillDialogProps) {
  const { order, role, time, bill, isLoading, error, onAdd, onVoid, onRefresh, onClose } = props;
  const { userId, allowanceLimit, companies, isPayment = false } = props;
  const { onSettle, onItems, onMove, onMaster, onDecide } = props;
  // What the master bill of the group settles, and what waits, is not open here.
  const toSettle = bill && { ...bill, open: openToSettle(bill) };
  const unsettled = toSettle ? unsettledNotes(toSettle) : [];
  const lines = bill?.lines ?? noLines;
  const [task, setTask] = useState<'add' | 'print' | BillLine | null>(isPayment ? 'add' : null);
  /** The deposit whose receipt is printed. */
  const [receipt, printReceipt] = usePrinted<BillLine | null>(null);
  const printLine = useStable(printReceipt);
  const { now, dayStarts } = time;
  const { status } = order;
  const columns = useMemo(() => {
    const mayTakeBack = ({ createdById, createTime }: BillLine): boolean => {
      const isOwn = userId !== null && createdById === userId && createTime !== null;
      return voidCan(status, role, isOwn && isJustEntered(createTime, now)).isAllowed;
    };
    return billColumns({
      lines,
      time: { now, dayStarts },
      mayTakeBack,
      onTakeBack: setTask,
      onReceipt: printLine,
    });
  }, [lines, now, dayStarts, status, role, userId, printLine]);
  const hasJustLeft = bill?.chargedUntil !== undefined && now <= bill.chargedUntil;
  const mayCharge = billCan('charge', status, role, hasJustLeft).isAllowed;
  const entries = billEntries
    .filter((entry) => entry !== 'late' || bill?.late !== undefined)
    .filter((entry) => entry !== 'allowance' || allowanceLimit !== 0)
    .filter((entry) => billCan(entry, status, role, hasJustLeft).isAllowed);
  const title = [`订单 ${order.id}`, order.name].filter(Boolean).join(' · ');
  const close = (): void => setTask(null);

  if (task === 'add' && bill) {
    return (
      <AddLineDialog
        {...{ title, bill, allowanceLimit, isPayment, onRefresh }}
        companies={accountCan(status).isAllowed ? companies : undefined}
        entries={isPayment ? ['payment'] : entries}
        orderId={order.id}
        onSave={onAdd}
        onClose={isPayment ? onClose : close}
      />
    );
  }
  if (task === 'print' && bill) {
    return <PrintBillDialog {...{ order, bill, title }} onClose={close} />;
  }
  if (task !== null && typeof task === 'object' && task.id !== null) {
    return (
      <TakeBackDialog
        line={{ ...task, id: task.id }}
        text={lineText(task, linesById(lines))}
        by={takeBackBy(task, time) ?? 'void'}
        onSave={onVoid}
        onRefresh={onRefresh}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      isOpen
      title={`账单 · ${title}`}
      size="large"
      onClose={onClose}
      footer={
        <>
          {bill && entries.length > 0 && <EnterLine onPress={() => setTask('add')} />}
          {bill && onItems && mayCharge && <Button onPress={onItems}>商品</Button>}
          {onMove && mayCharge && movableLines(lines).length > 0 && (
            <Button onPress={onMove}>转账</Button>
          )}
          {onMaster && bill?.group && <Button onPress={onMaster}>主账</Button>}
          {onDecide && bill?.payBacks && <Button onPress={onDecide}>审批退款</Button>}
          {onSettle && unsettled.length > 0 && settleCan(order.status).isAllowed && (
            <Button onPress={onSettle}>结账</Button>
          )}
          {bill && (
            <Button icon={<Printer size={16} />} onPress={() => setTask('print')}>
              打印
            </Button>
          )}
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      <Stack gap={4}>
        <DescriptionList columns={4} isLoading={isLoading} items={totalsOf(bill)} />
        <WarningNote
          warnings={bill ? [...waitingNotes(bill), ...masterNotes(bill), ...unsettled] : []}
        />
        <Table
          label="账单"
          pageSize={4}
          columns={columns}
          rows={lines}
          rowId={lineId}
          emptyMessage="账单没有明细"
          isLoading={isLoading}
          error={error}
        />
        {receipt && (
          <DepositSheet hotelName={order.hotelName} deposit={depositOn(order, receipt)} />
        )}
      </Stack>
    </Dialog>
  );
}

/** 新增: it has the focus once the bill is there, unless something else of the dialog has it. */
const EnterLine = ({ onPress }: { onPress: () => void }) => (
  <AddButton ref={useDialogFocus<HTMLButtonElement>()} onPress={onPress} />
);
