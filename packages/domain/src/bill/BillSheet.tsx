import { type Bill, lineKindLabel } from '@anzhu/api/contract/bill';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import { Letterhead, printSheet, Signatures } from '../kit/index.ts';
import { billLabels, lineId, lineMethod, lineText } from './billColumns.tsx';
import { type BilledOrder, totalsOf } from './totals.ts';

const columns = [
  billLabels.kind,
  '夜晚、备注',
  billLabels.amount,
  billLabels.method,
  billLabels.createTime,
];

/** 账单 for the printer only, without what was voided. While it is on the page, printing gives it and nothing else. */
export function BillSheet({ order, bill }: { order: BilledOrder; bill: Bill }) {
  const facts = [
    { label: '订单号', value: order.id },
    { label: '预订人', value: order.name ?? nothing },
    ...totalsOf(bill),
  ];
  return (
    <section className={printSheet.sheet} {...printedAlone} data-theme="light" aria-label="账单">
      <Letterhead hotelName={order.hotelName} name="账单" />
      <dl className={printSheet.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={printSheet.fact}>
            <dt className={printSheet.term}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
                <td className={printSheet.cell}>{lineKindLabel[line.kind]}</td>
                <td className={printSheet.cell}>{lineText(line)}</td>
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
