import { amountOf, type Amount } from './amount.ts';

export interface ProgressProps {
  /** What is under way: 正在导出订单. Its name. */
  label: string;
  /** How far it is, up to `max`; null while nobody knows. */
  value: number | null;
  /** The whole. 100 unless said otherwise. */
  max?: number | undefined;
  /** How far it is, in better words than per cent: 已导出 1,200 / 3,208 条. */
  valueText?: string | undefined;
  /** brand: running; success: done; warning: waiting; danger: failed. The text repeats it. @default 'brand' */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
}

/** What a screen reader is told, for bar and ring alike. */
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
