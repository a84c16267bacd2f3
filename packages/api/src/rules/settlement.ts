import { type BillLine, LineKind, PayMethod } from '../contract/bill.ts';
import type { Id } from '../contract/codecs.ts';
import type { BillEntry } from './bill.ts';
import { LeaveOpen } from '../contract/hotel.ts';
import { OrderStatus, orderStatusLabel } from '../contract/order.ts';
import { management, type Role } from '../contract/role.ts';
import { formatYuan, toFen, toYuan } from './money.ts';
import type { Verdict } from './verdict.ts';

/** Whether a bill of an order in this status is settled: its guests are there, or have left. */
export function settleCan(status: OrderStatus): Verdict<'status'> {
  if (status === OrderStatus.checkedIn || status === OrderStatus.completed) {
    return { isAllowed: true };
  }
  const reason = `订单状态为「${orderStatusLabel[status]}」，不能结账`;
  return { isAllowed: false, because: 'status', reason };
}

/** What is open on a bill and held of its guests, in fen. */
export interface SettledSums {
  open: number;
  deposit: number;
}

/** A part of what is received or given back, in fen. */
export interface Part {
  method: PayMethod;
  amount: number;
  /** Of what goes on account: the company, where the call names one. */
  companyId?: Id | undefined;
}

/** What is received once the deposit has paid what is open; below zero what is given back. Fen. */
export const netOfBill = ({ open, deposit }: SettledSums): number => open - deposit;

/** 应收 ¥38.00, 应退 ¥162.00, 已结清. Fen. */
export function netText(net: number): string {
  if (net === 0) return '已结清';
  return `${net > 0 ? '应收' : '应退'} ${formatYuan(toYuan(Math.abs(net)))}`;
}

const isOnAccount = ({ method }: Pick<Part, 'method'>): boolean => method === PayMethod.account;

const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** Why the parts do not settle a bill, or a part of it; null when they do. Fen. */
export function partsRefusal(
  parts: readonly Part[],
  sums: SettledSums,
  mayLeaveOpen = false,
): string | null {
  const net = netOfBill(sums);
  if (parts.some(({ amount }) => amount <= 0)) return '金额应大于 0';
  const sum = sumOf(parts);
  if (sum !== Math.abs(net) && !(mayLeaveOpen && sum < Math.abs(net))) {
    return `各方式合计 ${formatYuan(toYuan(sum))}，${netText(net)}`;
  }
  const most = Math.max(0, 0 - sums.open);
  return net < 0 && sumOf(parts.filter(isOnAccount)) > most
    ? `押金不能挂账，最多退回挂账 ${formatYuan(toYuan(most))}`
    : null;
}

/** A line that a settlement writes, in fen; `amount` is without its sign. */
export interface SettlementLine extends Part {
  entry: Extract<BillEntry, 'payment' | 'depositBack' | 'refund'>;
}

/** What is held of deposits by way, in fen, of the lines of a bill in yuan; ways that hold nothing are left out. */
export function depositsHeld(
  lines: readonly Pick<BillLine, 'kind' | 'amount' | 'method' | 'voidTime'>[],
): Part[] {
  const held = new Map<PayMethod, number>();
  for (const { kind, amount, method, voidTime } of lines) {
    if (kind !== LineKind.deposit || voidTime !== null || method === null) continue;
    held.set(method, (held.get(method) ?? 0) + toFen(amount));
  }
  return [...held]
    .map(([method, amount]) => ({ method, amount }))
    .filter(({ amount }) => amount > 0);
}

/**
 * The lines that settle a bill, in their order: what the deposit pays leaves it and is received by the ways in which it
 * is held, so that no way has more or less; then the parts. What is given back is the deposit first.
 */
export function settlementLines(
  { open, deposit }: SettledSums,
  parts: readonly Part[],
  heldBy: readonly Part[],
): SettlementLine[] {
  const used = Math.min(deposit, Math.max(0, open));
  let due = used;
  const fromDeposit = heldBy.flatMap(({ method, amount: most }): SettlementLine[] => {
    const amount = Math.min(due, most);
    due -= amount;
    if (amount === 0) return [];
    return [
      { entry: 'depositBack', method, amount },
      { entry: 'payment', method, amount },
    ];
  });
  if (open - deposit > 0) {
    return [...fromDeposit, ...parts.map((part) => ({ entry: 'payment' as const, ...part }))];
  }
  let held = deposit - used;
  // What goes back to an account is no deposit: nothing of one was ever on account.
  const ofMoney = parts.toSorted(
    (one, other) => Number(isOnAccount(one)) - Number(isOnAccount(other)),
  );
  const back = ofMoney.flatMap(({ amount, ...way }): SettlementLine[] => {
    const ofDeposit = isOnAccount(way) ? 0 : Math.min(held, amount);
    held -= ofDeposit;
    return [
      { entry: 'depositBack' as const, ...way, amount: ofDeposit },
      { entry: 'refund' as const, ...way, amount: amount - ofDeposit },
    ].filter((line) => line.amount > 0);
  });
  return [...fromDeposit, ...back];
}

/** What a bill leaves to be settled, in yuan. */
interface Unsettled {
  open: number;
  deposit: number;
}

/** What is to be settled before guests leave, a sentence each; none when the bill is even. Yuan. */
export const unsettledNotes = ({ deposit, open }: Unsettled): string[] => [
  ...(deposit > 0 ? [`押金 ${formatYuan(deposit)} 未退还`] : []),
  ...(open > 0 ? [`未结 ${formatYuan(open)} 未收`] : []),
  ...(open < 0 ? [`多收 ${formatYuan(-open)} 未退`] : []),
];

/** Whether guests may leave with that open on their bill, by the rule of the hotel; without a role, as `orderCan`. */
export function leaveOpenVerdict(
  rule: LeaveOpen,
  unsettled: Unsettled,
  role: Role | null,
): Verdict<'role' | 'status'> {
  const notes = unsettledNotes(unsettled);
  if (notes.length === 0 || rule === LeaveOpen.always) return { isAllowed: true };
  const what = notes.join('，');
  if (rule === LeaveOpen.never) {
    return { isAllowed: false, because: 'status', reason: `${what}，请先结账` };
  }
  if (role === null || management.some((one) => one === role)) return { isAllowed: true };
  const reason = `${what}，请先结账，或由酒店管理员退房`;
  return { isAllowed: false, because: 'role', reason };
}
