/** How far something is: its share of the whole, and what to say of it. */
export interface Amount {
  /** 0 to 1; null when nobody knows. */
  share: number | null;
  /** 56%; nothing when nobody knows. */
  percent: string;
}

/** Never more than the whole nor less than nothing; 100% only when it is done. */
export function amountOf(value: number | null, max: number): Amount {
  if (value === null || !Number.isFinite(value)) return { share: null, percent: '' };
  const share = max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  const rounded = Math.round(share * 100);
  return { share, percent: `${share < 1 ? Math.min(99, rounded) : 100}%` };
}
