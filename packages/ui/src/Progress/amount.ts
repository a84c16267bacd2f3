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
