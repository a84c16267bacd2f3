import { cleanDocumentNumber } from '../contract/person.ts';
import { cleanPhone, isPhone } from '../contract/phone.ts';

/**
 * An ID number as lists show it: 3301********1234. The eight stars hide its length; a short
 * document number shows fewer characters, so that most of it stays hidden.
 * Masked text is returned unchanged, and so is '', an erased number.
 */
export function maskIdCard(text: string): string {
  if (text === '' || text.includes('*')) return text;
  const shown = Math.min(4, Math.floor(text.length / 4));
  return `${text.slice(0, shown)}********${text.slice(text.length - shown)}`;
}

/** Digits of a foreign number that are always hidden. */
const hiddenDigits = 4;

/** Of a number of another country or region the code shows as far as enough stays hidden. */
function maskForeign(text: string): string {
  const digits = text.length - 1;
  const end = text.slice(digits < 8 ? -Math.floor(digits / 3) : -4);
  const shown = Math.min(3, Math.max(0, digits - end.length - hiddenDigits));
  return `${text.slice(0, shown + 1)}****${end}`;
}

/**
 * A phone number as lists show it: 138****1234, +852****4567. Masked text is returned unchanged, and so is ''
 * of a missing number. An unreadable text is hidden whole.
 */
export function maskPhone(text: string): string {
  if (text === '' || text.includes('*')) return text;
  if (!/^\+?[\d-]+$/.test(text)) return '****';
  if (text.startsWith('+')) return maskForeign(text);
  if (text.length < 9) return `****${text.slice(text.length - Math.floor(text.length / 3))}`;
  return `${text.slice(0, 3)}****${text.slice(-4)}`;
}

/** What a keyword may be of a phone or a document number. */
export interface SoughtNumber {
  /** `end`: its last four places; `whole`: all of it. */
  by: 'end' | 'whole';
  /** What it may be, as it is kept: a number of digits alone may be one of another country, with `+`. */
  texts: readonly string[];
}

/** The last four places of a number: what lists show and the search compares. */
export const numberEnd = (number: string): string => number.slice(-4);

/**
 * The phone or document number that a keyword names: by exactly its last four places, or whole (spec:
 * personal data). Null for everything else: ends of other lengths would reveal a number place by place.
 */
export function soughtNumber(keyword: string): SoughtNumber | null {
  const text = cleanDocumentNumber(keyword);
  if (/^\d{3}[\dX]$/.test(text)) return { by: 'end', texts: [text] };
  const texts = [cleanPhone(keyword), text, `+${text}`].filter(
    (one) => isPhone(one) || /^(?=.*\d)[A-Z\d]{6,20}$/.test(one),
  );
  return texts.length > 0 ? { by: 'whole', texts: [...new Set(texts)] } : null;
}
