import { toFen, toYuan } from './money.ts';

/** What a bill says of the master bill of its group (主账); `routed` in yuan. */
export interface RoutedBill {
  open: number;
  /** Given back once who manages the hotel agrees. */
  waiting?: number | undefined;
  group?: { isMaster: boolean; routed: number } | undefined;
}

/**
 * What of an open bill the master bill settles where 房费 goes there: what of its room was not paid with its price, at
 * most what is open. Fen.
 */
export const routedSum = ({
  room,
  roomPaid,
  open,
}: {
  room: number;
  roomPaid: number;
  open: number;
}): number => Math.max(0, Math.min(open, room - roomPaid));

/**
 * What is settled with a bill: not what waits to be given back; of the master what others route to it as well, of others
 * not what they route. Yuan.
 */
export function openToSettle({ group, ...bill }: RoutedBill): number {
  const open = toYuan(toFen(bill.open) + toFen(bill.waiting ?? 0));
  if (group === undefined || group.routed === 0) return open;
  const routed = toFen(group.routed);
  return toYuan(group.isMaster ? Math.max(0, toFen(open)) + routed : toFen(open) - routed);
}

/**
 * A bill in yuan without what its master settles: money that is received on it pays what is its own. The master's own
 * bill stays as it is.
 */
export function withoutRouted<Bill extends RoutedBill>(bill: Bill): Bill {
  const { group } = bill;
  const routed = group === undefined || group.isMaster ? 0 : toFen(group.routed);
  return { ...bill, open: toYuan(toFen(bill.open) - routed) };
}

/** A part of a sum, and the due that it pays. */
export interface Allotted<Due> {
  due: Due;
  amount: number;
}

/**
 * Splits sums over dues, in their order; no due gets more than its `amount`. Fen.
 * @returns the parts of each sum
 */
export function allot<Due extends { amount: number }>(
  sums: readonly number[],
  dues: readonly Due[],
): Allotted<Due>[][] {
  const left = dues.map(({ amount }) => amount);
  return sums.map((sum) => {
    let rest = sum;
    return dues.flatMap((due, index): Allotted<Due>[] => {
      const amount = Math.min(rest, left[index] ?? 0);
      if (amount <= 0) return [];
      rest -= amount;
      left[index] = (left[index] ?? 0) - amount;
      return [{ due, amount }];
    });
  });
}
