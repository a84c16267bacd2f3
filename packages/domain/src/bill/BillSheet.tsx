import { stayLength } from '@anzhu/api/rules/stayLength';
import { type Bill, type BillLine, lineLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { dayOf } from '@anzhu/api/rules/days';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import { FactsOnPaper, Letterhead, printSheet, Signatures } from '../paper/index.ts';
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
import { type BilledOrder, totalsOf } from './totals.ts';

const columns = [
  billLabels.kind,
  textLabel,
  billLabels.amount,
  billLabels.method,
  billLabels.createTime,
];

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

/** 账单 for the printer only, without what was voided. While it is on the page, printing gives it and nothing else. */
export function BillSheet({ order, bill }: { order: BilledOrder; bill: Bill }) {
  const lines = linesById(bill.lines);
  const facts = [
    { label: '订单号', value: order.id },
    { label: '预订人', value: order.name ?? nothing },
    ...stayOf(order, bill),
    ...totalsOf(bill),
  ];
  return (
    <section className={printSheet.sheet} {...printedAlone} data-theme="light" aria-label="账单">
      <Letterhead hotelName={order.hotelName} name="账单" />
      <FactsOnPaper items={facts} />
      <table className={printSheet.table}>
        <thead>
          <tr>
            {columns.map((column) => (
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
          {bill.lines
            .filter(({ voidTime }) => voidTime === null)
            .map((line) => (
              <tr key={lineId(line)} className={printSheet.row}>
                <td className={printSheet.cell}>{kindOnPaper(line, lines)}</td>
                <td className={printSheet.cell}>{lineText(line, lines)}</td>
                <td className={printSheet.amount}>{formatYuan(line.amount)}</td>
                <td className={printSheet.cell}>{lineMethod(line)}</td>
                <td className={printSheet.cell}>
                  {line.createTime === null ? nothing : formatMinute(line.createTime)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <Signatures />
    </section>
  );
}
