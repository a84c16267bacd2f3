/** How a number is written in a field. */
export interface NumberRules {
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
}

const fullWidth = '０１２３４５６７８９';

/** Full-width digits and signs of a Chinese keyboard become plain ones. */
function plain(text: string): string {
  return text
    .replaceAll(/[０-９]/g, (digit) => String(fullWidth.indexOf(digit)))
    .replaceAll(/[。．]/g, '.')
    .replaceAll(/[－−]/g, '-');
}

/**
 * What of the typed (or pasted) text may stand in the field: digits, at most one point where there are
 * decimals, no more digits after it than allowed, and a minus in front where numbers may be below 0.
 */
export function cleanTyped(text: string, { decimals, min }: NumberRules): string {
  const typed = plain(text).replaceAll(/[^\d.-]/g, '');
  const minus = typed.startsWith('-') && (min === undefined || min < 0) ? '-' : '';
  const [whole = '', ...rest] = typed.replaceAll('-', '').split('.');
  if (decimals === 0 || rest.length === 0) return minus + whole;
  return `${minus}${whole}.${rest.join('').slice(0, decimals)}`;
}

/** The number that the field's text stands for; null while it is none yet ('', '-', '.'). */
export function parseTyped(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** How a number stands in the field when nobody types; '' for none. */
export function formatNumber(value: number | null, { decimals }: NumberRules): string {
  return value === null ? '' : value.toFixed(decimals);
}

/** The next number up (1) or down (-1), inside of the limits; from nothing to the one nearest to 0. */
export function stepNumber(
  value: number | null,
  direction: 1 | -1,
  step: number,
  { decimals, min = -Infinity, max = Infinity }: NumberRules,
): number {
  const next = value === null ? 0 : Number((value + direction * step).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}
