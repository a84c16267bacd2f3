import {
  moneyMethodLabel,
  PayMethod,
  payMethodLabel,
  type PayMethod as Method,
} from '@anzhu/api/contract/bill';
import { formatYuan } from '@anzhu/api/rules/money';
import { methodOf } from '@anzhu/api/rules/payMethod';
import { SegmentedControl, type SegmentedControlProps } from '@anzhu/ui/SegmentedControl';
import { optionsOf } from '../kit/index.ts';

export interface PayMethodFieldProps extends Omit<
  SegmentedControlProps<Method>,
  'options' | 'value' | 'isRequired'
> {
  /** What was chosen. */
  value: Method | null;
  /** What is received, in yuan; below zero what is given back. @default 0 */
  amount?: number | undefined;
  /** How what is given back was received. */
  cameBy?: Method | null | undefined;
  /** 挂账 can be chosen. @default false */
  hasAccount?: boolean | undefined;
  /** What of it goes back to a company's account, in yuan. */
  accountBack?: number | undefined;
}

/** The ways to choose from: all goes back to an account, 挂账 can be chosen, or money alone. */
function waysOf(isAll: boolean, hasAccount: boolean): Partial<Record<Method, string>> {
  const { account } = PayMethod;
  if (isAll) return { [account]: payMethodLabel[account] };
  return hasAccount ? payMethodLabel : moneyMethodLabel;
}

/** 支付方式 of a sum: nothing is chosen beforehand but, for money given back, the way it came. */
export function PayMethodField(props: PayMethodFieldProps) {
  const { value, amount = 0, cameBy, hasAccount = false, accountBack = 0, ...field } = props;
  const isAll = accountBack > 0 && cameBy === PayMethod.account;
  return (
    <SegmentedControl
      {...field}
      isRequired
      value={isAll ? PayMethod.account : methodOf(value, amount, cameBy)}
      options={optionsOf(waysOf(isAll, hasAccount) as Record<Method, string>)}
      {...(accountBack > 0 && {
        description: `${isAll ? '' : '其中 '}${formatYuan(accountBack)} 退回挂账`,
      })}
    />
  );
}
