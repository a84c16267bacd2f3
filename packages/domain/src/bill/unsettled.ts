import type { Bill } from '@anzhu/api/contract/bill';
import { formatYuan } from '@anzhu/api/rules/money';

/** What is to be settled before guests leave, a sentence each; none when the bill is even. */
export const unsettledNotes = ({ deposit, open }: Pick<Bill, 'deposit' | 'open'>): string[] => [
  ...(deposit > 0 ? [`押金 ${formatYuan(deposit)} 未退还`] : []),
  ...(open > 0 ? [`未结 ${formatYuan(open)} 未收`] : []),
  ...(open < 0 ? [`多收 ${formatYuan(-open)} 未退`] : []),
];
