import { type Bill, type BillLine, LineKind } from '@anzhu/api/contract/bill';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { lineId } from './billColumns.tsx';

/** What of a bill is printed: all of it, 房费 and 消费 apart, or lines that are chosen. */
export type PrintContent = 'whole' | 'apart' | 'chosen';

export const printContentLabel = {
  whole: '整张账单',
  apart: '房费、消费分开',
  chosen: '选择明细',
} as const satisfies Record<PrintContent, string>;

/** A paper of a bill: its lines, and what its charges come to in yuan. */
export interface BillPaper {
  name: string;
  lines: readonly BillLine[];
  total: number;
  /** With what was received, held and is open. */
  isWhole: boolean;
}

/** The charges that stand on a paper of their own: of the room and others, without those that were taken back. */
export const printableCharges = (lines: readonly BillLine[]): BillLine[] =>
  lines.filter(
    ({ kind, voidTime, reverses, reversedBy }) =>
      (kind === LineKind.room || kind === LineKind.charge) &&
      voidTime === null &&
      reverses === null &&
      reversedBy === null,
  );

const part = (name: string, lines: readonly BillLine[]): BillPaper[] =>
  lines.length === 0
    ? []
    : [
        {
          name: `账单（${name}）`,
          lines,
          total: toYuan(lines.reduce((sum, { amount }) => sum + toFen(amount), 0)),
          isWhole: false,
        },
      ];

/**
 * The papers of a bill, none of them empty.
 * @param chosen the lines that were chosen, by `lineId`
 */
export function papersOf(
  bill: Bill,
  content: PrintContent,
  chosen: ReadonlySet<string>,
): BillPaper[] {
  if (content === 'whole') {
    const lines = bill.lines.filter(({ voidTime }) => voidTime === null);
    return [{ name: '账单', lines, total: bill.charged, isWhole: true }];
  }
  const charges = printableCharges(bill.lines);
  if (content === 'chosen') {
    return part(
      '部分',
      charges.filter((line) => chosen.has(lineId(line))),
    );
  }
  const ofKind = (wanted: LineKind): BillLine[] => charges.filter(({ kind }) => kind === wanted);
  return [...part('房费', ofKind(LineKind.room)), ...part('消费', ofKind(LineKind.charge))];
}
