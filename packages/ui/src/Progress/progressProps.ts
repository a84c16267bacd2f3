import { amountOf, type Amount } from './amount.ts';

export interface ProgressProps {
  /** Accessible name: 正在导出订单. */
  label: string;
  /** Current value, up to `max`; null: indeterminate. */
  value: number | null;
  /** Value at completion. @default 100 */
  max?: number | undefined;
  /** Text instead of a percentage: 已导出 1,200 / 3,208 条. */
  valueText?: string | undefined;
  /** brand: running; success: done; warning: waiting; danger: failed. The text repeats it. @default 'brand' */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
}

/** ARIA attributes of bar and ring. */
export function progressAria({ label, value, max = 100, valueText }: ProgressProps): {
  amount: Amount;
  aria: Record<string, string | number | undefined>;
} {
  const amount = amountOf(value, max);
  const known = amount.share === null ? {} : { 'aria-valuenow': Math.round(amount.share * 100) };
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': valueText,
    ...known,
  };
  return { amount, aria };
}
