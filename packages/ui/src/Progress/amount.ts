/** Progress: the share of the total, and its text. */
export interface Amount {
  /** 0 to 1; null when indeterminate. */
  share: number | null;
  /** 56%; undefined when indeterminate. */
  percent: string;
}

/** Clamped to 0..1; 100% only when it is complete. */
export function amountOf(value: number | null, max: number): Amount {
  if (value === null || !Number.isFinite(value)) return { share: null, percent: '' };
  const share = max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  const rounded = Math.round(share * 100);
  return { share, percent: `${share < 1 ? Math.min(99, rounded) : 100}%` };
}

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
