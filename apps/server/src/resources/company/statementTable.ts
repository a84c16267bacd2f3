import { payMethodLabel } from '@anzhu/api/contract/bill';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import {
  AccountLine,
  accountKindLabel,
  Statement,
  type Statement as Given,
} from '@anzhu/api/contract/companyAccount';
import { labelsOf } from '@anzhu/api/contract/label';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';

const labels = labelsOf(AccountLine);
const sums = labelsOf(Statement);

/** A line of the sheet: what it is, its date, order, guest, room, nights, sum and note. */
const lineOf = (kind: string, amount: number, ...[day = '', ...more]: Cell[]): Cell[] => {
  const [orderId = '', guest = '', room = '', nights = '', note = ''] = more;
  return [kind, day, orderId, guest, room, nights, amount, note];
};

/** 对账单 of a month: what was owed, what was put on account, what was paid, and what is owed. */
export default exportTable(import.meta.url, (_, given: WithRowIds<Given>) => ({
  name: `对账单 ${given.month}`,
  columns: [
    { title: labels.kind, width: 14 },
    { title: labels.day, width: 12 },
    { title: labels.orderId, width: 12 },
    { title: labels.guest, width: 16 },
    { title: labels.room, width: 10 },
    { title: labels.nights, width: 8 },
    { title: labels.amount, width: 12 },
    { title: '说明', width: 28 },
  ],
  rows: (async function* rows() {
    yield [
      lineOf(sums.opening, given.opening, `${given.month}-01`, '', given.company),
      ...given.lines.map(({ kind, amount, day, orderId, guest, room, nights, isReversal }) =>
        lineOf(
          accountKindLabel[kind],
          amount,
          day,
          String(orderId),
          guest,
          room,
          nights,
          isReversal ? '冲销' : '',
        ),
      ),
      lineOf(sums.charged, given.charged),
      ...given.receipts
        .filter(({ voidTime }) => voidTime === null)
        .map(({ amount, receivedDay, method, note, reverses }) =>
          lineOf(
            sums.receipts,
            -amount,
            receivedDay,
            '',
            '',
            '',
            '',
            [payMethodLabel[method], reverses === null ? '' : '冲销', note]
              .filter(Boolean)
              .join('，'),
          ),
        ),
      lineOf(sums.received, -given.received),
      lineOf(sums.closing, given.closing),
    ];
  })(),
}));
