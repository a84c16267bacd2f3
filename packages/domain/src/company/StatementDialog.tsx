import type { Receipt, Statement } from '@anzhu/api/contract/companyAccount';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf, KeyedForm } from '@anzhu/api/contract/endpoint';
import type { addReceipt, voidReceipt } from '@anzhu/api/contract/companyAccount';
import type { Role } from '@anzhu/api/contract/role';
import { isJustEntered, takeBackRefusal } from '@anzhu/api/rules/billLines';
import { addDays, lastDayOfMonth } from '@anzhu/api/rules/days';
import { type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Printer } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Table } from '@anzhu/ui/Table';
import { Text } from '@anzhu/ui/Text';
import { type ReactNode, useMemo, useState } from 'react';
import { useDialogFocus, type ViewState } from '../kit/index.ts';
import { ReceiptDialog, VoidReceiptDialog } from './ReceiptDialogs.tsx';
import {
  lineColumns,
  receiptColumns,
  receiptTakenBackBy,
  statementSums,
} from './statementColumns.tsx';
import { StatementSheet } from './StatementSheet.tsx';

export interface StatementDialogProps extends ViewState {
  /** What the company owes now, in yuan. */
  company: { id: Id; name: string; owed: number };
  /** `yyyy-MM` */
  month: string;
  onMonthChange: (month: string) => void;
  /** Undefined until it is loaded. */
  statement: Statement | undefined;
  /** 下载. */
  download: ReactNode;
  time: HotelTime;
  /** Of the reader; null where the back end sends none. */
  role: Role | null;
  /** The reader, who may take back what they have just entered; null where it is not known. */
  userId: Id | null;
  /** Enters a receipt. Rejected: messages stand at their fields, what was typed stays. */
  onReceipt: (input: InputOf<typeof addReceipt>, options: KeyedForm) => unknown;
  /** Voids or reverses one. Rejected: the message is shown. */
  onVoid: (input: InputOf<typeof voidReceipt>) => unknown;
  /** Reads the statement again after a conflict. */
  onRefresh: () => void | Promise<void>;
}

const none: readonly never[] = [];

/**
 * 对账单 of a company: what was owed when a month began, what was put on its account, what it has paid, and what is owed at
 * the end. 回款 enters what it pays; 打印 gives it on paper. Rendered means open.
 *
 * Keyboard: the focus is on 回款 while something is owed; Tab reaches the months, the lines and the buttons; Esc closes.
 */
export function StatementDialog(props: StatementDialogProps) {
  const { company, month, onMonthChange, statement, download, time, role, userId } = props;
  const { isLoading, error, onReceipt, onVoid, onRefresh, onClose } = props;
  const [task, setTask] = useState<'receipt' | Receipt | null>(null);
  const today = hotelToday(time);
  const { now, dayStarts } = time;
  const receipts = statement?.receipts ?? none;
  const columns = useMemo(
    () =>
      receiptColumns({
        receipts,
        time: { now, dayStarts },
        mayTakeBack: ({ createdById, createTime }) => {
          const isOwn = userId !== null && createdById === userId;
          return takeBackRefusal(role, isOwn && isJustEntered(createTime, now)) === null;
        },
        onTakeBack: setTask,
      }),
    [receipts, now, dayStarts, role, userId],
  );
  const close = (): void => setTask(null);
  // While it loads both are shown, as large as they may become.
  const has = {
    lines: statement?.lines.length !== 0 || error !== undefined,
    receipts: statement?.receipts.length !== 0,
  };
  const missing = [has.lines ? [] : ['挂账'], has.receipts ? [] : ['回款']].flat();
  const absent = missing.length === 0 ? null : `这个月没有${missing.join('和')}`;
  if (task === 'receipt') {
    return <ReceiptDialog {...{ company, today, onRefresh }} onSave={onReceipt} onClose={close} />;
  }
  if (task !== null) {
    return (
      <VoidReceiptDialog
        receipt={task}
        by={receiptTakenBackBy(task, time) ?? 'void'}
        onSave={onVoid}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={`对账单 · ${company.name}`}
      onClose={onClose}
      footer={
        <>
          {download}
          <Button
            icon={<Printer size={16} />}
            isDisabled={!statement || isLoading}
            onPress={() => print()}
          >
            打印
          </Button>
          <ReceiptButton isOwing={company.owed > 0} onPress={() => setTask('receipt')} />
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Inline gap={3}>
          <Button onPress={() => onMonthChange(addDays(`${month}-01`, -1).slice(0, 7))}>
            上个月
          </Button>
          <Text isStrong>{month}</Text>
          <Button
            disabledReason={month >= today.slice(0, 7) ? '之后还没有对账单' : undefined}
            onPress={() => onMonthChange(addDays(lastDayOfMonth(month), 1).slice(0, 7))}
          >
            下个月
          </Button>
        </Inline>
        <DescriptionList columns={4} isLoading={isLoading} items={statementSums(statement)} />
        {absent !== null && <Text tone="subtle">{absent}</Text>}
        {has.lines && (
          <Table
            label="挂账明细"
            pageSize={4}
            columns={lineColumns}
            rows={statement?.lines ?? none}
            rowId={({ id }) => id}
            isLoading={isLoading}
            error={error}
          />
        )}
        {has.receipts && (
          <Table
            label="回款"
            pageSize={2}
            columns={columns}
            rows={receipts}
            rowId={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        {statement && <StatementSheet statement={statement} />}
      </Stack>
    </Dialog>
  );
}

/** 回款: it has the focus first while something is owed. */
const ReceiptButton = ({ isOwing, onPress }: { isOwing: boolean; onPress: () => void }) => (
  <Button
    ref={useDialogFocus<HTMLButtonElement>(isOwing)}
    disabledReason={isOwing ? undefined : '没有挂账，不能记回款'}
    onPress={onPress}
  >
    回款
  </Button>
);
