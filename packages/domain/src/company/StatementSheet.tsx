import { payMethodLabel } from '@anzhu/api/contract/bill';
import type { Statement } from '@anzhu/api/contract/companyAccount';
import { capitalSum } from '@anzhu/api/rules/capitalSum';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import type { ReactNode } from 'react';
import { FactsOnPaper, Letterhead, printSheet, Signatures, SumOnPaper } from '../paper/index.ts';
import {
  lineKind,
  lineLabels,
  receiptLabels,
  receiptText,
  statementSums,
} from './statementColumns.tsx';

interface SheetTableProps {
  /** The last one is a sum. */
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table of the sheet; its last column is a sum. */
const SheetTable = ({ columns, rows }: SheetTableProps) => (
  <table className={printSheet.table}>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th
            key={column}
            scope="col"
            className={index === columns.length - 1 ? printSheet.amount : printSheet.cell}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id} className={printSheet.row}>
          {cells.map((cell, index) => (
            <td
              key={columns[index]}
              className={index === cells.length - 1 ? printSheet.amount : printSheet.cell}
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** 对账单 for the printer only, without what was voided. While it is on the page, printing gives it and nothing else. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { company, taxNumber, hotelName, month, lines, receipts } = statement;
  const sums = statementSums(statement);
  const closing = sums.pop();
  return (
    <section
      className={printSheet.longSheet}
      {...printedAlone}
      data-theme="light"
      aria-label="对账单"
    >
      <Letterhead hotelName={hotelName} name="对账单" />
      <FactsOnPaper
        items={[
          { label: '协议单位', value: company },
          { label: '月份', value: month },
          { label: '税号', value: taxNumber || nothing },
        ]}
      />
      <SheetTable
        columns={[
          lineLabels.day,
          lineLabels.kind,
          lineLabels.orderId,
          lineLabels.guest,
          lineLabels.room,
          lineLabels.nights,
          lineLabels.amount,
        ]}
        rows={lines.map((line) => ({
          id: line.id,
          cells: [
            line.day,
            lineKind(line),
            line.orderId,
            line.guest,
            line.room ?? nothing,
            line.nights,
            formatYuan(line.amount),
          ],
        }))}
      />
      {receipts.some(({ voidTime }) => voidTime === null) && (
        <SheetTable
          columns={[
            receiptLabels.receivedDay,
            receiptLabels.method,
            receiptLabels.note,
            receiptLabels.amount,
          ]}
          rows={receipts
            .filter(({ voidTime }) => voidTime === null)
            .map((receipt) => ({
              id: receipt.id,
              cells: [
                receipt.receivedDay,
                payMethodLabel[receipt.method],
                receiptText(receipt),
                formatYuan(receipt.amount),
              ],
            }))}
        />
      )}
      {closing && (
        <SumOnPaper
          label={closing.label}
          value={closing.value ?? ''}
          inWords={`人民币${capitalSum(statement.closing)}`}
          items={sums}
        />
      )}
      <Signatures signers={['酒店盖章', '协议单位盖章']} />
    </section>
  );
}
