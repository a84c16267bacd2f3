import { type BillLine, LineKind, type PayMethod } from '../contract/bill.ts';
import type { BillEntry } from './bill.ts';

/** What is wrong with money that is received without its way. */
export const methodMissing = '请选择支付方式';

/**
 * The way that a sum goes: the chosen one; what is given back goes by default the way it came by. Null: it is to be
 * chosen.
 */
export const methodOf = (
  chosen: PayMethod | null | undefined,
  amount: number,
  cameBy: PayMethod | null | undefined,
): PayMethod | null => chosen ?? (amount < 0 ? (cameBy ?? null) : null);

/** What is known of a line to see how its money was received. */
type ReceivedLine = Pick<
  BillLine,
  'kind' | 'amount' | 'method' | 'voidTime' | 'reverses' | 'reversedBy'
>;

/** How the money was received that an entry gives back: by its latest line that counts. Null for other entries. */
export function receivedBy(entry: BillEntry, lines: readonly ReceivedLine[]): PayMethod | null {
  const kinds = { refund: LineKind.payment, depositBack: LineKind.deposit } as const;
  const kind = entry === 'refund' || entry === 'depositBack' ? kinds[entry] : null;
  const line = lines.findLast(
    (one) =>
      one.kind === kind &&
      one.amount > 0 &&
      one.voidTime === null &&
      one.reverses === null &&
      one.reversedBy === null,
  );
  return line?.method ?? null;
}

/** The fault of a form in which the way of a sum was not chosen. */
export const methodErrors = (amount: number, method: PayMethod | null): { method?: string } =>
  amount !== 0 && method === null ? { method: methodMissing } : {};
