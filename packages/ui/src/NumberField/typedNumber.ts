import type { NumberFieldProps } from './NumberField.tsx';

/** How a number is written in a field. */
export interface NumberRules extends Pick<NumberFieldProps, 'min' | 'max' | 'isTrimmed'> {
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
}

/** Full-width digits and signs of a Chinese keyboard become plain ones. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('。', '.').replaceAll('−', '-');
}

/**
 * The part of the typed (or pasted) text that is kept: digits, at most one point, and a leading minus where
 * numbers may be below 0. Decimals are kept even where none are allowed: 12.5 must not silently become 125.
 */
export function cleanTyped(text: string, { min }: NumberRules): string {
  const typed = plain(text).replaceAll(/[^\d.-]/g, '');
  const minus = typed.startsWith('-') && (min === undefined || min < 0) ? '-' : '';
  const [whole = '', ...rest] = typed.replaceAll('-', '').split('.');
  return rest.length === 0 ? minus + whole : `${minus}${whole}.${rest.join('')}`;
}

/** Whether the text has more digits after the point than allowed, zeros at the end not counted. */
function isTooFine(text: string, decimals: number): boolean {
  return (text.split('.')[1] ?? '').replace(/0+$/, '').length > decimals;
}

/** The parsed number of the field's text; null while it is none ('', '-', '.', too many decimals). */
export function parseTyped(text: string, { decimals }: NumberRules): number | null {
  return /\d/.test(text) && !isTooFine(text, decimals) ? Number(text) : null;
}

/** The formatted number; '' for none. */
export function formatNumber(value: number | null, { decimals, isTrimmed }: NumberRules): string {
  if (value === null) return '';
  const text = value.toFixed(decimals);
  return isTrimmed && decimals > 0 ? text.replace(/\.?0+$/, '') : text;
}

/** The result of committing a text: a number or an error. */
export type CommittedNumber =
  | { kind: 'value' }
  /** Out of the limits: the nearest allowed number, and the notice about it. */
  | { kind: 'clamped'; value: number; notice: string; problem: string }
  | { kind: 'problem'; problem: string };

/** Checks the text against the rules on blur. */
export function commitNumber(text: string, rules: NumberRules): CommittedNumber {
  const { decimals, min = -Infinity, max = Infinity } = rules;
  if (isTooFine(text, decimals)) {
    return { kind: 'problem', problem: decimals === 0 ? '应为整数' : `最多 ${decimals} 位小数` };
  }
  const number = parseTyped(text, rules);
  if (number === null || (number >= min && number <= max)) return { kind: 'value' };
  const value = number < min ? min : max;
  const bound = formatNumber(value, rules);
  const words = number < min ? '最小' : '最大';
  return {
    kind: 'clamped',
    value,
    notice: `${words} ${bound}，已由 ${text} 改为 ${bound}`,
    problem: `不能${number < min ? '小' : '大'}于 ${bound}`,
  };
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
