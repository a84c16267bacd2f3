import { BillLine, lineKindLabel, payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { ActionsCell, MoneyCell, TimeCell, type Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { phoneFacts } from './billColumns.css.ts';

export const billLabels = labelsOf(BillLine);

/** The head of what a line is for. */
export const textLabel = '日期、说明';

/** Nights and reductions have no number. */
export const lineId = ({ id, kind, night, note }: BillLine): string =>
  id ?? [kind, night ?? note].join('-');

/** What a line is for: its night or its note, and why it was voided. */
export function lineText({ night, note, voidTime, voidedBy, voidReason }: BillLine): string {
  const text = night ?? note ?? '';
  if (voidTime === null) return text === '' ? nothing : text;
  const voided = [voidReason, voidedBy, formatMinute(voidTime)].filter(Boolean).join('，');
  return `${text}（作废：${voided}）`;
}

export const lineMethod = ({ method }: BillLine): string =>
  method === null ? nothing : payMethodLabel[method];

/** What of a line is known, for a phone, which has no columns for it: 现金 · 前台小陈 · 2026-03-18 14:06. */
const factsOf = ({ method, createdBy, createTime }: BillLine): string =>
  [
    method === null ? null : payMethodLabel[method],
    createdBy,
    createTime === null ? null : formatMinute(createTime),
  ]
    .filter(Boolean)
    .join(' · ');

const facts: Column<BillLine>[] = [
  {
    id: 'kind',
    header: billLabels.kind,
    width: 120,
    pin: 'start',
    cell: ({ kind, voidTime }) =>
      voidTime === null ? (
        lineKindLabel[kind]
      ) : (
        <>
          {lineKindLabel[kind]} <Tag tone="neutral">作废</Tag>
        </>
      ),
  },
  {
    id: 'text',
    header: textLabel,
    width: 170,
    cell: (line) => (
      <div>
        {lineText(line)}
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

/** The columns of a bill; with 作废 for who may void. */
export const billColumns = (onVoid: ((line: BillLine) => void) | null): Column<BillLine>[] =>
  onVoid === null
    ? facts
    : [
        ...facts,
        {
          id: 'actions',
          header: '操作',
          width: 72,
          pin: 'end',
          cell: (line) =>
            line.id !== null &&
            line.voidTime === null && (
              <ActionsCell
                actions={[{ id: 'void', label: '作废', onAction: () => onVoid(line) }]}
              />
            ),
        },
      ];
