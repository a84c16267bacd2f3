import { plainDigits } from '../lib/plainDigits.ts';
import { numberFieldTexts, type NumberFieldTexts } from './texts.ts';

/** How a number is written in a field. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** Zeros at the end are left out down to this many decimals: 8.5 in place of 8.50. @default decimals */
  minDecimals?: number | undefined;
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
  /** Commas between groups of three digits: 1,280.50. */
  isGrouped?: boolean | undefined;
}

/** What a field takes of the options of `Intl.NumberFormat`. */
export interface NumberFormat extends Pick<
  Intl.NumberFormatOptions,
  'currency' | 'minimumFractionDigits' | 'maximumFractionDigits' | 'useGrouping'
> {
  /** That of the currency where one is given, else a plain number. The sign is the field's `unit`. */
  style?: 'decimal' | 'currency' | undefined;
}

type Written = Required<Pick<NumberRules, 'decimals' | 'minDecimals' | 'isGrouped'>>;

/**
 * How a field writes its number. A `format` decides by its digits after the point, as `Intl.NumberFormat` does: 2 of yuan, 0 of
 * yen; without one there are `decimals`.
 */
export function formatRules(
  format: NumberFormat | undefined,
  decimals = 0,
  isTrimmed = false,
): Written {
  if (!format) return { decimals, minDecimals: isTrimmed ? 0 : decimals, isGrouped: false };
  const style = format.style ?? (format.currency === undefined ? 'decimal' : 'currency');
  const options = new Intl.NumberFormat('zh-CN', { ...format, style }).resolvedOptions();
  const { minimumFractionDigits = 0, maximumFractionDigits = 0, useGrouping } = options;
  return {
    decimals: maximumFractionDigits,
    minDecimals: minimumFractionDigits,
    isGrouped: Boolean(useGrouping),
  };
}

/** A number, which may have a currency sign and commas, or spaces, between groups of three digits. */
const numberText = /^[¥￥]?\s*(-?(?:\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+))?(?:\.\d*)?)$/;

/** 1e5, as spreadsheets write a long number. */
const exponent = /^-?\d+(?:\.\d*)?e[+-]?\d+$/i;

/** The digits of a typed or pasted text, ￥1,280.50 as 1280.50; null when it is no number. */
function digitsOf(text: string): string | null {
  const [, digits] = numberText.exec(plainDigits(text).trim()) ?? [];
  return digits !== undefined && /\d/.test(digits) ? digits.replaceAll(/[, ]/g, '') : null;
}

/** Whether the digits have more decimals than allowed, zeros at the end not counted. */
function isTooFine(digits: string, decimals: number): boolean {
  return (digits.split('.')[1] ?? '').replace(/0+$/, '').length > decimals;
}

/** The number of the field's text; null while it is none ('', '-', '12-5', too many decimals). */
export function parseTyped(text: string, { decimals }: NumberRules): number | null {
  const digits = digitsOf(text);
  return digits === null || isTooFine(digits, decimals) ? null : Number(digits);
}

/** The formatted number; '' for none. */
export function formatNumber(value: number | null, rules: NumberRules): string {
  if (value === null) return '';
  const { decimals, minDecimals = decimals, isGrouped } = rules;
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const kept = fraction.slice(0, Math.max(minDecimals, fraction.replace(/0+$/, '').length));
  const groups = isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  return kept === '' ? groups : `${groups}.${kept}`;
}

/** Why a text is no number; of 1e5, how it is written in full where it is within what a number holds exactly. */
function unreadable(text: string, rules: NumberRules, texts: NumberFieldTexts): string {
  const isExponent = exponent.test(text);
  if (isExponent && Number.isSafeInteger(Number(text)))
    return texts.writeInFullAs(formatNumber(Number(text), { ...rules, minDecimals: 0 }));
  if (isExponent) return texts.writeInFull;
  return rules.decimals === 0 ? texts.onlyInteger : texts.onlyNumber;
}

/** What is wrong with a text that is left or sent; undefined when nothing is. */
export function problemOf(
  text: string,
  rules: NumberRules,
  texts: NumberFieldTexts = numberFieldTexts,
): string | undefined {
  const { decimals, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = rules;
  if (text.trim() === '') return undefined;
  const digits = digitsOf(text);
  if (digits === null) return unreadable(plainDigits(text).trim(), rules, texts);
  if (isTooFine(digits, decimals))
    return decimals === 0 ? texts.shouldBeInteger : texts.tooFine(decimals);
  const number = Number(digits);
  if (number < min) return texts.tooSmall(formatNumber(min, rules));
  return number > max ? texts.tooLarge(formatNumber(max, rules)) : undefined;
}

/** The next number up (1) or down (-1), inside of the limits; nothing counts as 0, as in the browser's number input. */
export function stepNumber(
  value: number | null,
  direction: 1 | -1,
  step: number,
  { decimals, min = -Infinity, max = Infinity }: NumberRules,
): number {
  const next = Number(((value ?? 0) + direction * step).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}
