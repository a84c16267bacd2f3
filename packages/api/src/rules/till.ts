import { LineKind, PayMethod } from '../contract/bill.ts';

/** The columns of money that moves; `receipts` (回款) is what companies have paid of what they owed. */
export const tillColumns = [
  'received',
  'refunds',
  'depositsIn',
  'depositsOut',
  'receipts',
] as const;
export type TillColumn = (typeof tillColumns)[number];

/** The ways of payment, in the order of `TillSums`. */
export const tillMethods: readonly PayMethod[] = Object.values(PayMethod);

/** What the account of companies has moved is in no drawer, and in no total of money. */
export const isMoney = (method: PayMethod): boolean => method !== PayMethod.account;

/** Money by column and way, in fen. */
export type TillSums = Readonly<Record<TillColumn, readonly number[]>>;

/**
 * Lines of bills, or receipts of companies, of one kind and way that count, in fen as they are stored; those that reverse
 * earlier ones apart.
 */
export interface Movement {
  kind: LineKind | 'receipt';
  method: PayMethod;
  isReversal: boolean;
  fen: number;
}

/** The column of a line, and its sum there: a reversal takes from the column of the line that it reverses. */
function entryOf({ kind, isReversal, fen }: Movement): { column: TillColumn; fen: number } | null {
  if (kind === LineKind.payment) return { column: 'received', fen };
  if (kind === LineKind.refund) return { column: 'refunds', fen };
  if (kind === 'receipt') return { column: 'receipts', fen };
  if (kind !== LineKind.deposit) return null;
  const isTaken = fen > 0 !== isReversal;
  return isTaken ? { column: 'depositsIn', fen } : { column: 'depositsOut', fen: -fen };
}

/** What moved by column and way. */
export function tillSums(movements: readonly Movement[]): TillSums {
  const sums = Object.fromEntries(
    tillColumns.map((column) => [column, tillMethods.map(() => 0)]),
  ) as Record<TillColumn, number[]>;
  for (const movement of movements) {
    const entry = entryOf(movement);
    const index = tillMethods.indexOf(movement.method);
    if (entry) sums[entry.column][index] = (sums[entry.column][index] ?? 0) + entry.fen;
  }
  return sums;
}

/** Whether sums that were kept are these; columns and ways that came since are 0 in them. */
export const isSameTill = (kept: Partial<TillSums>, sums: TillSums): boolean =>
  tillColumns.every((column) =>
    tillMethods.every((_, index) => (kept[column]?.[index] ?? 0) === sums[column][index]),
  );

/**
 * What came in less what went out, by way, in fen: of cash what the drawer has more, of 挂账 what companies owe more but
 * for their receipts.
 */
export const netByMethod = (sums: TillSums): number[] =>
  tillMethods.map(
    (_, index) =>
      (sums.received[index] ?? 0) -
      (sums.refunds[index] ?? 0) +
      (sums.depositsIn[index] ?? 0) -
      (sums.depositsOut[index] ?? 0) +
      (sums.receipts[index] ?? 0),
  );
