/** How a number is written in a field. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** Zeros at the end of the decimals are left out: 8.5 in place of 8.50. */
  isTrimmed?: boolean | undefined;
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
}

const fullWidthOffset = 0xff01 - 0x21;

/** Full-width digits and signs of a Chinese keyboard become plain ones; all else stays as it was typed. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
    )
    .replaceAll('。', '.')
    .replaceAll('−', '-');

/** A number, which may have a currency sign and separators between groups of three digits. */
const numberText = /^[¥￥]?\s*(-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?)$/;

/** The digits of a typed or pasted text, ￥1,280.50 as 1280.50; null when it is no number. */
function digitsOf(text: string): string | null {
  const [, digits] = numberText.exec(plainDigits(text).trim()) ?? [];
  return digits !== undefined && /\d/.test(digits) ? digits.replaceAll(',', '') : null;
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
export function formatNumber(value: number | null, { decimals, isTrimmed }: NumberRules): string {
  if (value === null) return '';
  const text = value.toFixed(decimals);
  return isTrimmed && decimals > 0 ? text.replace(/\.?0+$/, '') : text;
}

/** What is wrong with a text that is left or sent; undefined when nothing is. */
export function problemOf(text: string, rules: NumberRules): string | undefined {
  const { decimals, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = rules;
  if (text.trim() === '') return undefined;
  const digits = digitsOf(text);
  if (digits === null) return decimals === 0 ? '只能填写整数' : '只能填写数字';
  if (isTooFine(digits, decimals)) return decimals === 0 ? '应为整数' : `最多 ${decimals} 位小数`;
  const number = Number(digits);
  if (number < min) return `不能小于 ${formatNumber(min, rules)}`;
  return number > max ? `不能大于 ${formatNumber(max, rules)}` : undefined;
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
