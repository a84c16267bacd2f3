import { cleanPhone, mobilePattern } from '@anzhu/api/contract/phone';

/** The code of the mainland, which its numbers are kept without. */
const ownCode = '+86';

/**
 * True for a number that begins with the code of another country or region; null as long as it may become
 * either: '', +, +8.
 */
export const isForeign = (value: string): boolean | null =>
  ownCode.startsWith(value) ? null : value.startsWith('+');

/**
 * What a phone field holds after typing or pasting. One for foreign numbers writes the + by itself; a whole
 * mobile number stays one there.
 */
export function typedPhone(text: string, takesForeign: boolean): string {
  const cleaned = cleanPhone(text);
  if (!takesForeign) return cleaned.replace(/^\+86(?=1)/, '');
  if (mobilePattern.test(cleaned)) return cleaned;
  const rest = cleaned.replaceAll('+', '');
  return rest === '' ? '' : `+${rest}`;
}
