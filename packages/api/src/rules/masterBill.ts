import { LineKind } from '../contract/bill.ts';
import { toFen, toYuan } from './money.ts';

/** What a bill says of the master bill of its group (主账); `routed` in yuan. */
export interface RoutedBill {
  open: number;
  /** Given back once who manages the hotel agrees. */
  waiting?: number | undefined;
  group?: { isMaster: boolean; routed: number } | undefined;
}

/** The sums of a bill whose 房费 goes to the master bill of its group; fen. */
export interface RoomSums {
  room: number;
  /** 消费 less 折让. */
  charges: number;
  /** Received less paid back: of the whole bill, before a payment also less what waits to be paid back; and for the room. */
  received: number;
  roomPaid: number;
}

/**
 * What of a bill its master settles where 房费 goes there: what was not received for its room, less what more was taken
 * off than charged. Fen.
 */
export const routedSum = ({ room, charges, roomPaid }: Omit<RoomSums, 'received'>): number =>
  Math.max(0, room + Math.min(0, charges) - roomPaid);

/**
 * As much of a sum received is for the room: what was charged is paid first. Of a sum paid back what was received too
 * much for the room goes first, then what was received without a charge. Fen.
 */
export function partForRoom(
  kind: LineKind,
  amount: number,
  { room, charges, received, roomPaid }: RoomSums,
): number {
  const ownOpen = Math.max(0, charges) - (received - roomPaid);
  if (kind === LineKind.payment) return amount - Math.min(amount, Math.max(0, ownOpen));
  if (kind !== LineKind.refund) return 0;
  const tooMuch = Math.min(amount, Math.max(0, roomPaid - room));
  const rest = amount - tooMuch;
  return amount - Math.min(rest, Math.max(0, 0 - ownOpen));
}

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
