import { type PayMethod, payMethodLabel } from '@anzhu/api/contract/bill';
import { methodOf } from '@anzhu/api/rules/payMethod';
import { SegmentedControl, type SegmentedControlProps } from '@anzhu/ui/SegmentedControl';
import { optionsOf } from '../kit/index.ts';

export interface PayMethodFieldProps extends Omit<
  SegmentedControlProps<PayMethod>,
  'options' | 'value' | 'isRequired'
> {
  /** What was chosen. */
  value: PayMethod | null;
  /** What is received, in yuan; below zero what is given back. @default 0 */
  amount?: number | undefined;
  /** How what is given back was received. */
  cameBy?: PayMethod | null | undefined;
}

/** 支付方式 of a sum: nothing is chosen beforehand but, for money given back, the way it came. */
export function PayMethodField({ value, amount = 0, cameBy, ...field }: PayMethodFieldProps) {
  return (
    <SegmentedControl
      {...field}
      isRequired
      value={methodOf(value, amount, cameBy)}
      options={optionsOf(payMethodLabel)}
    />
  );
}
