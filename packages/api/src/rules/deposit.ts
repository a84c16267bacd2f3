import type { PayMethod } from '../contract/bill.ts';
import { DepositRule } from '../contract/hotel.ts';
import { depositMethodMissing } from '../contract/stay.ts';
import { maxOrderFen, toFen, toYuan } from './money.ts';

/** What deposit a hotel has proposed at a check-in: yuan, for the stay or a night. */
export interface DepositSetting {
  rule: DepositRule;
  amount: number;
}

/** The deposit that a check-in proposes for a room, in yuan; a day use is one night. */
export function proposedDeposit({ rule, amount }: DepositSetting, nights: number): number {
  if (rule === DepositRule.none) return 0;
  const times = rule === DepositRule.perNight ? Math.max(1, nights) : 1;
  return toYuan(Math.min(maxOrderFen, toFen(amount) * times));
}

/** The fault of a form in which the way of a deposit was not chosen. */
export const depositErrors = (
  deposit: number,
  method: PayMethod | null,
): { depositMethod?: string } =>
  deposit > 0 && method === null ? { depositMethod: depositMethodMissing } : {};
