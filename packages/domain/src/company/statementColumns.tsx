import { payMethodLabel } from '@anzhu/api/contract/bill';
import {
  type AccountLine,
  AccountLine as LineSchema,
  accountKindLabel,
  Receipt as ReceiptSchema,
  type Receipt,
  Statement as StatementSchema,
  type Statement,
} from '@anzhu/api/contract/companyAccount';
import { labelsOf } from '@anzhu/api/contract/label';
import { correctionOf, type LineCorrection, takeBackLabel } from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import { ActionsCell, type Column, MoneyCell, TimeCell } from '@anzhu/ui/Table';

export const lineLabels = labelsOf(LineSchema);
export const receiptLabels = labelsOf(ReceiptSchema);
const labels = labelsOf(StatementSchema);

/** 期初余额 本月挂账 本月回款 期末余额. */
export const statementSums = (statement: Statement | undefined) =>
  (['opening', 'charged', 'received', 'closing'] as const).map((name) => ({
    label: labels[name],
    value: statement ? formatYuan(statement[name]) : null,
  }));

/** 挂账, 退回挂账; with 冲销. */
export const lineKind = ({ kind, isReversal }: AccountLine): string =>
  isReversal === true ? `${accountKindLabel[kind]}（冲销）` : accountKindLabel[kind];

/** What a receipt is besides its note: 冲销, 已冲销, 作废 with the reason. */
export function receiptText({ note, voidTime, voidReason, reverses, reversedBy }: Receipt): string {
  if (voidTime !== null) return [`作废：${voidReason ?? ''}`, note].filter(Boolean).join('，');
  if (reverses !== null) return ['冲销', note].filter(Boolean).join('，');
  return [note, reversedBy === null ? '' : '已冲销'].filter(Boolean).join('，') || nothing;
}

/** What was put on the account in a month. */
export const lineColumns: readonly Column<AccountLine>[] = [
  { id: 'day', header: lineLabels.day, width: 112, pin: 'start', cell: ({ day }) => day },
  { id: 'kind', header: lineLabels.kind, width: 120, phone: 'second', cell: lineKind },
  { id: 'orderId', header: lineLabels.orderId, width: 96, cell: ({ orderId }) => orderId },
  { id: 'guest', header: lineLabels.guest, width: 120, cell: ({ guest }) => guest },
  {
    id: 'room',
    header: lineLabels.room,
    width: 80,
    phone: 'hidden',
    cell: ({ room }) => room ?? nothing,
  },
  {
    id: 'nights',
    header: lineLabels.nights,
    width: 64,
    align: 'end',
    phone: 'hidden',
    cell: ({ nights }) => nights,
  },
  {
    id: 'amount',
    header: lineLabels.amount,
    width: 112,
    align: 'end',
    phone: 'mark',
    cell: ({ amount }) => <MoneyCell value={amount} />,
  },
];

/** How a receipt can be taken back now; null for one that cannot. */
export function receiptTakenBackBy(receipt: Receipt, time: HotelTime): LineCorrection | null {
  const how = correctionOf(
    {
      createTime: receipt.createTime,
      isVoided: receipt.voidTime !== null,
      isReversed: receipt.reversedBy !== null,
      isReversal: receipt.reverses !== null,
      isHandedOver: receipt.isHandedOver === true,
    },
    time,
  );
  return 'by' in how ? how.by : null;
}

const receiptFacts: readonly Column<Receipt>[] = [
  {
    id: 'receivedDay',
    header: receiptLabels.receivedDay,
    width: 112,
    pin: 'start',
    cell: ({ receivedDay }) => receivedDay,
  },
  {
    id: 'method',
    header: receiptLabels.method,
    width: 88,
    phone: 'second',
    cell: ({ method }) => payMethodLabel[method],
  },
  { id: 'note', header: receiptLabels.note, width: 160, cell: receiptText },
  {
    id: 'createdBy',
    header: receiptLabels.createdBy,
    width: 96,
    phone: 'hidden',
    cell: ({ createdBy }) => createdBy ?? nothing,
  },
  {
    id: 'createTime',
    header: receiptLabels.createTime,
    width: 142,
    phone: 'hidden',
    cell: ({ createTime }) => <TimeCell value={createTime} />,
  },
  {
    id: 'amount',
    header: receiptLabels.amount,
    width: 112,
    align: 'end',
    phone: 'mark',
    cell: ({ amount }) => <MoneyCell value={amount} />,
  },
];

interface ReceiptColumnsOptions {
  receipts: readonly Receipt[];
  time: HotelTime;
  /** Whether the reader may take it back. */
  mayTakeBack: (receipt: Receipt) => boolean;
  onTakeBack: (receipt: Receipt) => void;
}

/** What was paid in a month; with 作废 or 冲销 where the reader may take it back. */
export function receiptColumns({
  receipts,
  time,
  mayTakeBack,
  onTakeBack,
}: ReceiptColumnsOptions): Column<Receipt>[] {
  const takenBackBy = (receipt: Receipt): LineCorrection | null =>
    mayTakeBack(receipt) ? receiptTakenBackBy(receipt, time) : null;
  if (receipts.every((receipt) => takenBackBy(receipt) === null)) return [...receiptFacts];
  return [
    ...receiptFacts,
    {
      id: 'actions',
      header: '操作',
      width: 72,
      pin: 'end',
      cell: (receipt) => {
        const by = takenBackBy(receipt);
        const onAction = (): void => onTakeBack(receipt);
        return (
          by !== null && <ActionsCell actions={[{ id: by, label: takeBackLabel[by], onAction }]} />
        );
      },
    },
  ];
}
