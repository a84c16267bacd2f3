/** Yuan with two decimals as integer fen, so that sums are exact. */
export function toFen(yuan: number): number {
  return Math.round(yuan * 100);
}

/** Integer fen as yuan, a number with at most two decimals. */
export function toYuan(fen: number): number {
  return fen / 100;
}

/** Yuan for where space is short: ¥300, ¥300.50. */
export const shortYuan = (yuan: number): string => formatYuan(yuan).replace('.00', '');

/** The most that an order costs: 999999.99 yuan in fen (spec: orders). */
export const maxOrderFen = 99_999_999;

/** Yuan for reading: ¥1,234.50, −¥8.00 with the sign of a minus. */
export function formatYuan(yuan: number): string {
  const fen = Math.abs(toFen(yuan));
  const whole = String(Math.floor(fen / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const rest = String(fen % 100).padStart(2, '0');
  return `${yuan < 0 && fen > 0 ? '−' : ''}¥${whole}.${rest}`;
}

/**
 * The question before a price is saved that is more than three times, or less than a third of, one of the last ones;
 * null for a first price and a usual change. Yuan.
 */
export function priceJumpQuestion(
  label: string,
  last: readonly (number | null | undefined)[],
  next: number | null,
): string | null {
  if (next === null) return null;
  const from = last.find((one) => one && (next > one * 3 || next < one / 3));
  return from ? `${label}将由 ${formatYuan(from)} 改为 ${formatYuan(next)}` : null;
}

/** One room's part of a sum of all rooms, in fen: the first ones have the rest. */
export const shareOf = (sum: number, rooms: number, index: number): number =>
  Math.floor(sum / rooms) + (index < sum % rooms ? 1 : 0);

/**
 * Splits what is received over things by their prices, in whole fen: no part exceeds its price, and of the full sum each
 * has its own.
 */
export function splitByPrice(sum: number, prices: readonly number[]): number[] {
  let [rest, due] = [sum, prices.reduce((total, price) => total + price, 0)];
  return prices.map((price) => {
    const part = due === 0 ? 0 : Math.min(price, Math.ceil((rest * price) / due));
    rest -= part;
    due -= price;
    return part;
  });
}
