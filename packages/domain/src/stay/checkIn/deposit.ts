import type { PayMethod } from '@anzhu/api/contract/bill';
import { DepositRule, type Hotel, usualDeposit } from '@anzhu/api/contract/hotel';
import { type DepositSetting, proposedDeposit } from '@anzhu/api/rules/deposit';

/** A hotel that proposes no deposit. */
export const noDeposit: DepositSetting = usualDeposit;

/** The deposit of a check-in as it is being filled in. */
export interface DepositDraft {
  /** Yuan, null for none; undefined as long as it is what the hotel proposes. */
  deposit: number | null | undefined;
  depositMethod: PayMethod | null;
}

/** Nothing is filled in: what the hotel proposes, and no way yet. */
export const firstDeposit: DepositDraft = { deposit: undefined, depositMethod: null };

/** The deposit that is sent: yuan, and its way. */
export const depositOf = (
  { deposit }: DepositDraft,
  setting: DepositSetting,
  nights: number | null,
): number => (deposit === undefined ? proposedDeposit(setting, nights ?? 1) : (deposit ?? 0));

/** Whether the hotel proposes a deposit at a check-in. */
export const asksDeposit = ({ rule, amount }: DepositSetting): boolean =>
  rule !== DepositRule.none && amount > 0;

/** What a hotel has set; nothing while it is not known. */
export const depositSettingOf = (hotel: Hotel | undefined): DepositSetting => ({
  rule: hotel?.depositRule ?? noDeposit.rule,
  amount: hotel?.depositAmount ?? noDeposit.amount,
});
