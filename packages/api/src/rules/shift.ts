import { PayMethod } from '../contract/bill.ts';
import { formatYuan } from './money.ts';
import { netByMethod, tillMethods, type TillSums } from './till.ts';

/** The cash that a drawer must hold: what it held at first, and what has come in less what has gone out. Fen. */
export const expectedCash = (opening: number, sums: TillSums): number =>
  opening + (netByMethod(sums)[tillMethods.indexOf(PayMethod.cash)] ?? 0);

/** What the counted cash differs by, in words: 长款 ¥10.00, 短款 ¥3.50, 相符. Yuan. */
export function differenceWords(difference: number): string {
  if (difference === 0) return '相符';
  return `${difference > 0 ? '长款' : '短款'} ${formatYuan(Math.abs(difference))}`;
}
