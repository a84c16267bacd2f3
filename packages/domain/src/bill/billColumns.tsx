import { BillLine, lineLabel, LineKind, payMethodLabel } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { labelsOf } from '@anzhu/api/contract/label';
import {
  type LineCorrection,
  type StoredLine,
  takeBackLabel,
  correctionOf,
  isMovable,
} from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { itemText } from '@anzhu/api/rules/items';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { ActionsCell, MoneyCell, TimeCell, type Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { phoneFacts, wholeText } from './billColumns.css.ts';

export const billLabels = labelsOf(BillLine);

/** The head of what a line is for. */
export const textLabel = '日期、说明';

/** Nights and reductions have no number. */
export const lineId = ({ id, kind, night, note }: BillLine): string =>
  id ?? [kind, night ?? note].join('-');

/** The lines of a bill by their numbers: a reversal and what it reverses name each other. */
export type LinesById = ReadonlyMap<Id | null, BillLine>;
export const linesById = (lines: readonly BillLine[]): LinesById =>
  new Map(lines.map((line) => [line.id, line]));

const minuteOf = (line: BillLine | undefined): string => formatMinute(line?.createTime ?? '');

/** What a charge or a payment is for: its note; of an item also how many. */
const noteOf = ({ note, quantity, unitPrice }: BillLine): string =>
  itemText(note ?? '', quantity ?? 1, unitPrice ?? 0);

/** Which line a reversal reverses, and why: 冲销 2026-03-17 20:00 的消费「洗衣」，客人没有送洗. */
function reversalText({ reverses, note }: BillLine, lines: LinesById): string {
  const line = lines.get(reverses);
  const named = line?.note ? `「${noteOf(line)}」` : '';
  const of = line ? ` ${minuteOf(line)} 的${lineLabel(line)}${named}` : '';
  return [`冲销${of}`, note].filter(Boolean).join('，');
}

/** To or from which bill a charge was moved: 转至订单 20312，洗衣. */
function movedText(line: BillLine): string {
  const { movedOrderId, reverses } = line;
  const other = `${reverses === null ? '转自' : '转至'}订单 ${movedOrderId}`;
  return [other, noteOf(line)].filter(Boolean).join('，');
}

const isMoved = ({ movedOrderId }: BillLine): boolean => (movedOrderId ?? null) !== null;

/** What a line is for: its night or its note, what it reverses or where it was moved; and how it was taken back. */
export function lineText(line: BillLine, lines: LinesById): string {
  const { night, voidTime, voidedBy, voidReason, reverses, reversedBy } = line;
  const ownText = reverses === null ? (night ?? noteOf(line)) : reversalText(line, lines);
  const text = isMoved(line) ? movedText(line) : ownText;
  const end = lines.get(reversedBy);
  if (end && isMoved(end)) return `${text}（已转至订单 ${end.movedOrderId}）`;
  if (reversedBy !== null) return `${text}（已于 ${minuteOf(end)} 冲销）`;
  if (voidTime === null) return text === '' ? nothing : text;
  const voided = [voidReason, voidedBy, formatMinute(voidTime)].filter(Boolean).join('，');
  return `${text}（作废：${voided}）`;
}

/** What a line is besides its kind, in a word; none of an ordinary one. */
export function lineState(line: BillLine, lines: LinesById): string | null {
  const { voidTime, reverses, reversedBy } = line;
  if (voidTime !== null) return '作废';
  const end = lines.get(reversedBy);
  if (reversedBy !== null) return end && isMoved(end) ? '已转出' : '已冲销';
  if (isMoved(line)) return reverses === null ? '转入' : '转出';
  return reverses === null ? null : '冲销';
}

/** How a line can be taken back now; null for one that cannot. */
export function takeBackBy(line: BillLine, time: HotelTime): LineCorrection | null {
  const stored = storedLine(line);
  if (stored === null) return null;
  const how = correctionOf(stored, time);
  return 'by' in how ? how.by : null;
}

/** A line as the rules of bills see it; null for one that is not stored. */
function storedLine(line: BillLine): StoredLine | null {
  const { id, createTime, voidTime, reverses, reversedBy, isHandedOver = false } = line;
  if (id === null || createTime === null) return null;
  return {
    createTime,
    isVoided: voidTime !== null,
    isReversed: reversedBy !== null,
    isReversal: reverses !== null,
    isHandedOver,
    isMoved: isMoved(line),
  };
}

/** The lines that can be moved to another bill. */
export const movableLines = (lines: readonly BillLine[]): (BillLine & { id: Id })[] =>
  lines.flatMap((line) => {
    const stored = storedLine(line);
    const isOffered = stored !== null && isMovable(line.kind, stored);
    return line.id !== null && isOffered ? [{ ...line, id: line.id }] : [];
  });

/** 现金; of what is on account 挂账 · 西溪软件. */
export const lineMethod = ({ method, company }: BillLine): string =>
  method === null ? nothing : [payMethodLabel[method], company].filter(Boolean).join(' · ');

/** What of a line is known, for a phone, which has no columns for it: 现金 · 前台小陈 · 2026-03-18 14:06. */
const factsOf = (line: BillLine): string =>
  [
    line.method === null ? null : lineMethod(line),
    line.createdBy,
    line.createTime === null ? null : formatMinute(line.createTime),
  ]
    .filter(Boolean)
    .join(' · ');

const facts = (lines: LinesById): Column<BillLine>[] => [
  {
    id: 'kind',
    header: billLabels.kind,
    width: 120,
    pin: 'start',
    cell: (line) => {
      const state = lineState(line, lines);
      const kind = lineLabel(line);
      return state === null ? (
        kind
      ) : (
        <>
          {kind} <Tag tone="neutral">{state}</Tag>
        </>
      );
    },
  },
  {
    id: 'text',
    header: textLabel,
    width: 200,
    cell: (line) => (
      <div className={wholeText}>
        {lineText(line, lines)}
        <span className={phoneFacts}>{factsOf(line)}</span>
      </div>
    ),
  },
  {
    id: 'amount',
    header: billLabels.amount,
    width: 100,
    align: 'end',
    cell: ({ amount }) => <MoneyCell value={amount} />,
  },
  { id: 'method', header: billLabels.method, width: 88, phone: 'hidden', cell: lineMethod },
  {
    id: 'createdBy',
    header: billLabels.createdBy,
    width: 96,
    phone: 'hidden',
    cell: ({ createdBy }) => createdBy ?? nothing,
  },
  {
    id: 'createTime',
    header: billLabels.createTime,
    width: 142,
    phone: 'hidden',
    cell: ({ createTime }) => <TimeCell value={createTime} />,
  },
];

/** A deposit that was taken and counts. */
const isDeposit = ({ kind, amount, voidTime, reverses, reversedBy }: BillLine): boolean =>
  kind === LineKind.deposit &&
  amount > 0 &&
  voidTime === null &&
  reverses === null &&
  reversedBy === null;

interface BillColumnsOptions {
  lines: readonly BillLine[];
  time: HotelTime;
  /** Whether the reader may take a line back. */
  mayTakeBack: (line: BillLine) => boolean;
  onTakeBack: (line: BillLine) => void;
  /** Prints the receipt of a deposit. */
  onReceipt: (line: BillLine) => void;
}

/** The columns of a bill; with 作废 or 冲销 where the reader may take a line back. */
export function billColumns(options: BillColumnsOptions): Column<BillLine>[] {
  const { lines, time, mayTakeBack, onTakeBack, onReceipt } = options;
  const columns = facts(linesById(lines));
  const hasReceipt = lines.some(isDeposit);
  if (!hasReceipt && !lines.some(mayTakeBack)) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: '操作',
      width: hasReceipt ? 120 : 72,
      pin: 'end',
      cell: (line) => {
        const by = mayTakeBack(line) ? takeBackBy(line, time) : null;
        const actions = [
          ...(isDeposit(line)
            ? [{ id: 'receipt', label: '押金单', onAction: () => onReceipt(line) }]
            : []),
          ...(by === null
            ? []
            : [{ id: by, label: takeBackLabel[by], onAction: () => onTakeBack(line) }]),
        ];
        return actions.length > 0 && <ActionsCell actions={actions} />;
      },
    },
  ];
}
