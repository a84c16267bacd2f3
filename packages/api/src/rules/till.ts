import { LineKind, PayMethod } from '../contract/bill.ts';

/** The columns of money that moves. */
export const tillColumns = ['received', 'refunds', 'depositsIn', 'depositsOut'] as const;
export type TillColumn = (typeof tillColumns)[number];

/** The ways of payment, in the order of `TillSums`. */
export const tillMethods: readonly PayMethod[] = Object.values(PayMethod);

/** Money by column and way, in fen. */
export type TillSums = Readonly<Record<TillColumn, readonly number[]>>;

/** Lines of bills of one kind and way that count, in fen as they are stored; those that reverse earlier ones apart. */
export interface Movement {
  kind: LineKind;
  method: PayMethod;
  isReversal: boolean;
  fen: number;
}

/** The column of a line, and its sum there: a reversal takes from the column of the line that it reverses. */
function entryOf({ kind, isReversal, fen }: Movement): { column: TillColumn; fen: number } | null {
  if (kind === LineKind.payment) return { column: 'received', fen };
  if (kind === LineKind.refund) return { column: 'refunds', fen };
  if (kind !== LineKind.deposit) return null;
  const isTaken = fen > 0 !== isReversal;
  return isTaken ? { column: 'depositsIn', fen } : { column: 'depositsOut', fen: -fen };
}

/** What moved by column and way. */
export function tillSums(movements: readonly Movement[]): TillSums {
  const sums = { received: [], refunds: [], depositsIn: [], depositsOut: [] } as Record<
    TillColumn,
    number[]
  >;
  for (const column of tillColumns) sums[column] = tillMethods.map(() => 0);
  for (const movement of movements) {
    const entry = entryOf(movement);
    const index = tillMethods.indexOf(movement.method);
    if (entry) sums[entry.column][index] = (sums[entry.column][index] ?? 0) + entry.fen;
  }
  return sums;
}

/** What came in less what went out, by way, in fen: of cash what the drawer has more. */
export const netByMethod = ({ received, refunds, depositsIn, depositsOut }: TillSums): number[] =>
  tillMethods.map(
    (_, index) =>
      (received[index] ?? 0) -
      (refunds[index] ?? 0) +
      (depositsIn[index] ?? 0) -
      (depositsOut[index] ?? 0),
  );
