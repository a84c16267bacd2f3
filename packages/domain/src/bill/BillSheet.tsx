import { stayLength } from '@anzhu/api/rules/stayLength';
import { type Bill, type BillLine, lineLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { capitalSum } from '@anzhu/api/rules/capitalSum';
import { dayOf } from '@anzhu/api/rules/days';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import {
  BillTerms,
  FactsOnPaper,
  Letterhead,
  printSheet,
  Signatures,
  SumOnPaper,
} from '../paper/index.ts';
import {
  billLabels,
  lineId,
  type LinesById,
  lineMethod,
  linesById,
  lineState,
  lineText,
  textLabel,
} from './billColumns.tsx';
import type { BillPaper } from './papers.ts';
import { type BilledOrder, totalsOf } from './totals.ts';

const labels = labelsOf(Order);

/** Which room, from which day to which; nothing of what is not known. */
function stayOf(order: BilledOrder, { lines }: Bill): { label: string; value: string }[] {
  const { roomName, roomTypeName, estimatedCheckIn, estimatedCheckOut } = order;
  const room = [roomName, roomTypeName].filter(Boolean).join(' · ');
  const nights = new Set(lines.flatMap(({ night }) => night ?? [])).size;
  const dates =
    estimatedCheckIn && estimatedCheckOut
      ? `${dayOf(estimatedCheckIn)} → ${dayOf(estimatedCheckOut)}`
      : '';
  const length = stayLength({ ...order, days: nights > 0 ? nights : null });
  const stay = [dates, length].filter(Boolean).join(' · ');
  return [
    { label: roomName ? labels.roomName : labels.roomTypeName, value: room },
    { label: '入住', value: stay },
  ].filter(({ value }) => value !== '');
}

/** 消费, 消费（冲销）. */
function kindOnPaper(line: BillLine, lines: LinesById): string {
  const state = lineState(line, lines);
  return state === null ? lineLabel(line) : `${lineLabel(line)}（${state}）`;
}

/** The columns of a paper; those of payments on that of a whole bill only. */
const columnsOf = (isWhole: boolean): string[] => [
  billLabels.kind,
  textLabel,
  ...(isWhole ? [billLabels.method] : []),
  billLabels.createTime,
  billLabels.amount,
];

export interface BillSheetProps {
  order: BilledOrder;
  bill: Bill;
  paper: BillPaper;
  /** Which copy it is; of several those that fit stand on one page. */
  copies: readonly (string | undefined)[];
}

/** A paper of a bill for the printer only. While it is on the page, printing gives it and nothing else. */
export const BillSheet = ({ copies, ...props }: BillSheetProps) => (
  <section
    className={printSheet.longSheet}
    {...printedAlone}
    data-theme="light"
    aria-label={props.paper.name}
  >
    {copies.map((copy) => (
      <Copy key={copy ?? ''} copy={copy} {...props} />
    ))}
  </section>
);

function Copy({
  order,
  bill,
  paper,
  copy,
}: Omit<BillSheetProps, 'copies'> & { copy: string | undefined }) {
  const { name, isWhole, total } = paper;
  const lines = linesById(bill.lines);
  const facts = [
    { label: '订单号', value: order.id },
    { label: '预订人', value: order.name ?? nothing },
    ...stayOf(order, bill),
  ];
  return (
    <article className={printSheet.copy}>
      <Letterhead hotelName={order.hotelName} {...{ name, copy }} />
      <FactsOnPaper items={facts} />
      <table className={printSheet.table}>
        <thead>
          <tr>
            {columnsOf(isWhole).map((column) => (
              <th
                key={column}
                scope="col"
                className={column === billLabels.amount ? printSheet.amount : printSheet.cell}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line) => (
            <tr key={lineId(line)} className={printSheet.row}>
              <td className={printSheet.cell}>{kindOnPaper(line, lines)}</td>
              <td className={printSheet.cell}>{lineText(line, lines)}</td>
              {isWhole && <td className={printSheet.cell}>{lineMethod(line)}</td>}
              <td className={printSheet.cell}>
                {line.createTime === null ? nothing : formatMinute(line.createTime)}
              </td>
              <td className={printSheet.amount}>{formatYuan(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SumOnPaper
        label="合计"
        value={formatYuan(total)}
        inWords={`人民币${capitalSum(total)}`}
        items={isWhole ? totalsOf(bill).slice(1) : []}
      />
      <BillTerms hotelName={order.hotelName} />
      <Signatures />
    </article>
  );
}
